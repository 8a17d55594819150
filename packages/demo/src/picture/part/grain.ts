import { inLight } from "../colour.ts";
import { type Finish, lightOn } from "../finish.ts";
import { curve, fill, gradient, type Pen, polygon, stroke } from "../pen.ts";
import { onSide, outlineOf, type Side } from "./part.ts";

const bends = [
  [0, 0],
  [0.3, 0.5],
  [0.55, 1],
  [0.8, 0.6],
  [1, 0.1],
] as const;

/** Lines of the wood along a side, in its perspective. */
export function grain(pen: Pen, { surface, colour }: Finish, side: Side, way?: "level" | "upright") {
  const level = way ? (way === "level") === Math.abs(side.u[1]) < 0.5 : side.width >= side.height;
  const [along, across] = level ? [side.width, side.height] : [side.height, side.width];
  if (pen.long(across) < 7) return;
  const lines = Math.round(Math.min(15, Math.max(2, pen.long(across) / 13)));
  const dark = inLight(colour, lightOn(surface, side.normal) - 0.13);
  const bright = inLight(colour, lightOn(surface, side.normal) + 0.07);
  const knot = pen.random.between(0.2, 0.8);
  let darks = "";
  let brights = "";
  for (let line = 0; line < lines; line++) {
    const lane = ((line + pen.random.between(0.15, 0.85)) / lines) * across;
    const from = pen.random.chance(0.6) ? 0 : pen.random.between(0, 0.4) * along;
    const to = pen.random.chance(0.6) ? along : along - pen.random.between(0, 0.4) * along;
    const sway = (across / lines) * pen.random.between(0.1, 0.55) * (lane > across * knot ? 1 : -1);
    const spots = bends.map(([share, bend]) => {
      const u = from + (to - from) * share;
      const v = Math.min(across, Math.max(0, lane + sway * bend));
      return pen.at(level ? onSide(side, u, v) : onSide(side, v, u));
    });
    if (line % 3 === 1) brights += curve(spots);
    else darks += curve(spots);
  }
  pen.draw(stroke(darks, dark, 1.2, 'stroke-opacity=".3"'));
  if (brights) pen.draw(stroke(brights, bright, 1.8, 'stroke-opacity=".35"'));
}

/** Veins of marble. */
export function veins(pen: Pen, { colour }: Finish, side: Side) {
  const paint = inLight(colour, -0.3);
  for (let vein = 0; vein < 4; vein++) {
    let [u, v] = [pen.random.between(-0.1, 0.8) * side.width, 0];
    const spots = [pen.at(onSide(side, u, v))];
    const steps = 7;
    for (let step = 0; step < steps; step++) {
      u += pen.random.between(-0.08, 0.16) * side.width;
      v += side.height / steps;
      spots.push(pen.at(onSide(side, u, v)));
    }
    pen.draw(
      stroke(curve(spots), paint, pen.random.between(0.7, 2.4), `stroke-opacity="${vein % 2 ? 0.16 : 0.28}"`),
    );
  }
}

/** The soft band of light that velvet and leather show. */
export function sheen(pen: Pen, { colour }: Finish, side: Side) {
  const spots = outlineOf(side).map(pen.at);
  const [start, end] = spots;
  if (!start || !end) return;
  const bright = inLight(colour, 0.16);
  const place = pen.random.between(0.2, 0.45);
  const paint = gradient(pen, start, end, [
    [Math.max(0, place - 0.22), bright, 0],
    [place, bright, 0.4],
    [place + 0.3, bright, 0],
  ]);
  pen.draw(fill(polygon(spots), paint));
}
