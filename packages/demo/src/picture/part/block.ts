import { inLight } from "../colour.ts";
import { type Finish, lightOn, sideColour, textureOf } from "../finish.ts";
import { fill, gradient, type Pen, polygon, roundedHull, softened } from "../pen.ts";
import { type Box, cornersOf, type Point } from "../space.ts";
import { grain, sheen, veins } from "./grain.ts";
import { type Detail, isSeen, onSide, outlineOf, type Part, type Side } from "./part.ts";

type SideName = "front" | "back" | "left" | "right" | "top" | "bottom";

export type BlockOptions = {
  /** Lowest left back corner, inches. */
  readonly at: Point;
  /** Width, height, depth, inches. */
  readonly size: Point;
  readonly finish: Finish;
  /** Radius of the edges, inches; cushions are large, wood is small. */
  readonly round?: number;
  readonly details?: Partial<Record<SideName, readonly Detail[]>>;
  /** Which way the wood's grain runs on every side; along the longer edge when absent. */
  readonly grain?: "level" | "upright";
  readonly shadowless?: boolean;
};

function sidesOf({ min, max }: Box): Record<SideName, Side> {
  const [w, h, d] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const down: Point = [0, -1, 0];
  return {
    front: {
      origin: [min[0], max[1], max[2]],
      u: [1, 0, 0],
      v: down,
      width: w,
      height: h,
      normal: [0, 0, 1],
    },
    back: {
      origin: [max[0], max[1], min[2]],
      u: [-1, 0, 0],
      v: down,
      width: w,
      height: h,
      normal: [0, 0, -1],
    },
    left: {
      origin: [min[0], max[1], min[2]],
      u: [0, 0, 1],
      v: down,
      width: d,
      height: h,
      normal: [-1, 0, 0],
    },
    right: {
      origin: [max[0], max[1], max[2]],
      u: [0, 0, -1],
      v: down,
      width: d,
      height: h,
      normal: [1, 0, 0],
    },
    top: {
      origin: [min[0], max[1], min[2]],
      u: [1, 0, 0],
      v: [0, 0, 1],
      width: w,
      height: d,
      normal: [0, 1, 0],
    },
    bottom: {
      origin: [min[0], min[1], max[2]],
      u: [1, 0, 0],
      v: [0, 0, -1],
      width: w,
      height: d,
      normal: [0, -1, 0],
    },
  };
}

const sideNames = ["back", "bottom", "left", "right", "top", "front"] as const;

/** A box with soft edges: boards, carcasses, cushions, mattresses. */
export function block(options: BlockOptions): Part {
  const { at, size, finish } = options;
  const bounds: Box = { min: at, max: [at[0] + size[0], at[1] + size[1], at[2] + size[2]] };
  const round = Math.min(options.round ?? 0.15, size[0] / 2.05, size[1] / 2.05, size[2] / 2.05);
  const paint = (pen: Pen) => {
    const inner: Box = {
      min: [at[0] + round, at[1] + round, at[2] + round],
      max: [bounds.max[0] - round, bounds.max[1] - round, bounds.max[2] - round],
    };
    const outline = roundedHull(cornersOf(inner).map(pen.at), pen.long(round));
    const sides = sidesOf(bounds);
    const seen = sideNames.filter((name) => isSeen(sides[name], pen.camera.eye));
    const soft = pen.long(round) > 5;

    paintUnder(pen, finish, outline, sides, seen);
    const clip = pen.defineNew((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
    pen.group(`clip-path="${clip}"`, () => {
      pen.group(soft ? `filter="${softened(pen, pen.long(round) * 0.32)}"` : "", () => {
        for (const name of seen) paintSide(pen, finish, sides[name], soft ? round * 0.55 : round * 0.2);
      });
      const texture = textureOf(pen, finish);
      if (texture) pen.draw(fill(outline, texture));
      for (const name of seen) {
        const side = sides[name];
        if (finish.surface === "wood") grain(pen, finish, side, options.grain);
        if (finish.surface === "marble") veins(pen, finish, side);
        if (finish.surface === "velvet" || finish.surface === "leather") sheen(pen, finish, side);
        for (const detail of options.details?.[name] ?? []) detail(pen, side);
      }
    });
  };
  return options.shadowless ? { bounds, paint, shadowless: true } : { bounds, paint };
}

function paintUnder(
  pen: Pen,
  finish: Finish,
  outline: string,
  sides: Record<SideName, Side>,
  seen: readonly SideName[],
) {
  const top = pen.at(onSide(sides.front, sides.front.width / 2, 0));
  const foot = pen.at(onSide(sides.front, sides.front.width / 2, sides.front.height));
  const edge = finish.surface === "wood" || finish.surface === "painted" ? 0.05 : 0.015;
  const lowest = seen.includes("top") ? edge : 0;
  pen.draw(
    fill(
      outline,
      gradient(pen, top, foot, [
        [0, inLight(finish.colour, edge + lowest * 0.5)],
        [0.25, inLight(finish.colour, lightOn(finish.surface, [0, 0, 1]))],
        [1, inLight(finish.colour, -0.13)],
      ]),
      finish.surface === "glass" ? 'fill-opacity=".3"' : "",
    ),
  );
}

function paintSide(pen: Pen, finish: Finish, side: Side, inset: number) {
  const spots = outlineOf(side, inset).map(pen.at);
  const [start, , , end] = spots;
  if (!start || !end) return;
  const fall = side.normal[1] > 0.5 ? 0.03 : -0.055;
  const paint = gradient(pen, start, end, [
    [0, sideColour(finish, side.normal, side.normal[1] > 0.5 ? -0.015 : 0.02)],
    [1, sideColour(finish, side.normal, fall)],
  ]);
  pen.draw(fill(polygon(spots), paint, finish.surface === "glass" ? 'fill-opacity=".28"' : ""));
}
