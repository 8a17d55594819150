import type { Part } from "./part/part.ts";
import { type Camera, cornersOf, type Point, type Spot } from "./space.ts";

/** Whether `a` must be painted before `b`: negative yes, positive the other way, 0 either. */
function before(a: Part, b: Part, eye: Point): number {
  let best = Number.NEGATIVE_INFINITY;
  let answer = 0;
  for (const axis of [0, 1, 2] as const) {
    const up = b.bounds.min[axis] - a.bounds.max[axis];
    const down = a.bounds.min[axis] - b.bounds.max[axis];
    const gap = Math.max(up, down);
    const plane =
      up >= down
        ? (a.bounds.max[axis] + b.bounds.min[axis]) / 2
        : (b.bounds.max[axis] + a.bounds.min[axis]) / 2;
    const eyeBeyond = eye[axis] > plane;
    const order = up >= down === eyeBeyond ? -1 : 1;
    if (gap > best + 1e-6) {
      best = gap;
      answer = order;
    }
  }
  return answer;
}

type Flat = { left: number; right: number; top: number; bottom: number };

function flatOf(part: Part, camera: Camera): Flat {
  const spots: Spot[] = cornersOf(part.bounds).map(camera.project);
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const meet = (a: Flat, b: Flat) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Far parts first. Parts that hide one another are told apart by the plane between their bounds. */
export function inPaintingOrder(parts: readonly Part[], camera: Camera): Part[] {
  const flats = parts.map((part) => flatOf(part, camera));
  const under: number[][] = parts.map(() => []);
  parts.forEach((a, first) => {
    for (let second = first + 1; second < parts.length; second++) {
      const b = parts[second];
      const [flatA, flatB] = [flats[first], flats[second]];
      if (!b || !flatA || !flatB || !meet(flatA, flatB)) continue;
      const order = before(a, b, camera.eye);
      if (order < 0) under[second]?.push(first);
      if (order > 0) under[first]?.push(second);
    }
  });
  const painted: Part[] = [];
  const state = parts.map(() => 0);
  const visit = (index: number) => {
    if (state[index]) return;
    state[index] = 1;
    for (const lower of under[index] ?? []) visit(lower);
    const part = parts[index];
    if (part) painted.push(part);
  };
  parts.forEach((_, index) => visit(index));
  return painted;
}
