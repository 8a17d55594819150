import { hashOf, randomFrom } from "../random/random.ts";
import { inLight, lightnessOf, mixed } from "./color.ts";

/** Glyph outlines would need a font file; a common serif stack looks the same nearly everywhere. */
const face = `font-family="Georgia, 'Times New Roman', 'DejaVu Serif', serif"`;

const inks = [
  "#34523f",
  "#6c2a33",
  "#2c3d58",
  "#8a4b2c",
  "#3f4447",
  "#5f3d55",
  "#2f6668",
  "#7a5a2f",
] as const;
const papers = ["#ece2cf", "#e3d9c6", "#dfe2d6", "#ead9cb", "#dcdfe2", "#efe7da"] as const;

const letters = (word: string) =>
  word
    .replace(/[^a-z]/g, "")
    .slice(0, 2)
    .toUpperCase() || "H";

/** A person's monogram, 600 × 600. */
export function avatar(initials: string, seed: string): string {
  const random = randomFrom(`avatar/${initials}/${seed}`);
  const ground = random.chance(0.5) ? random.pick(papers) : random.pick(inks);
  const ink = lightnessOf(ground) > 0.6 ? random.pick(inks) : "#f1e8d8";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600" role="img"><title>${letters(initials)}</title><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${inLight(ground, 0.05)}"/><stop offset="1" stop-color="${inLight(ground, -0.07)}"/></linearGradient></defs><rect width="600" height="600" fill="url(#g)"/><circle cx="${random.int(80, 520)}" cy="${random.int(420, 640)}" r="${random.int(180, 300)}" fill="${inLight(ground, -0.06)}" fill-opacity=".5"/><text x="300" y="385" ${face} font-size="250" letter-spacing="-4" text-anchor="middle" fill="${ink}">${letters(initials)}</text></svg>`;
}

/** A shop's mark: its initials in a frame chosen by its seed, 600 × 600. */
export function logo(initials: string, seed: string): string {
  const random = randomFrom(`logo/${initials}/${seed}`);
  const ink = random.pick(inks);
  const paper = random.pick(papers);
  const inverse = random.chance(0.4);
  const [ground, mark] = inverse ? [ink, "#f1e7d6"] : [paper, ink];
  const line = `fill="none" stroke="${mark}" stroke-width="9"`;
  const frame = random.pick([
    `<circle cx="300" cy="300" r="222" ${line}/><circle cx="300" cy="300" r="204" fill="none" stroke="${mark}" stroke-width="3"/>`,
    `<path d="M110 500V300A190 190 0 0 1 490 300V500Z" ${line}/>`,
    `<rect x="105" y="105" width="390" height="390" ${line}/><rect x="126" y="126" width="348" height="348" fill="none" stroke="${mark}" stroke-width="3"/>`,
    `<path d="M300 70L530 300L300 530L70 300Z" ${line}/>`,
    `<path d="M120 160H480M120 440H480" ${line}/>`,
    `<ellipse cx="300" cy="300" rx="235" ry="170" ${line}/>`,
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600" role="img"><title>${letters(initials)}</title><rect width="600" height="600" fill="${ground}"/>${frame}<text x="300" y="360" ${face} font-size="180" letter-spacing="2" text-anchor="middle" fill="${mark}">${letters(initials)}</text></svg>`;
}

const motifs = [
  (x: number, y: number, size: number, paint: string) =>
    `<path d="M${x} ${y + size}V${y + size / 2}A${size / 2} ${size / 2} 0 0 1 ${x + size} ${y + size / 2}V${y + size}Z" fill="${paint}"/>`,
  (x: number, y: number, size: number, paint: string) =>
    `<circle cx="${x + size / 2}" cy="${y + size / 2}" r="${size * 0.42}" fill="${paint}"/>`,
  (x: number, y: number, size: number, paint: string) =>
    `<path d="M${x} ${y}H${x + size}L${x} ${y + size}Z" fill="${paint}"/>`,
  (x: number, y: number, size: number, paint: string) =>
    `<path d="M${x + size / 2} ${y}L${x + size} ${y + size / 2}L${x + size / 2} ${y + size}L${x} ${y + size / 2}Z" fill="${paint}"/>`,
  (x: number, y: number, size: number, paint: string) =>
    `<path d="M${x} ${y}A${size} ${size} 0 0 1 ${x + size} ${y + size}H${x}Z" fill="${paint}"/>`,
] as const;

/** A shop's banner: a quilt of shapes in two inks, 1600 × 500. */
export function banner(name: string, seed: string): string {
  const random = randomFrom(`banner/${name}/${seed}`);
  const lead = inks[hashOf(name) % inks.length] ?? inks[0];
  const other = random.pick(inks);
  const paper = random.pick(papers);
  const paints = [lead, other, mixed(lead, paper, 0.55), mixed(other, paper, 0.7), "#c9a56a"] as const;
  const size = 125;
  let body = "";
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 13; column++) {
      if (random.chance(0.26)) continue;
      body += random.pick(motifs)(column * size, row * size, size, random.pick(paints));
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 500" width="1600" height="500" role="img"><title>banner</title><rect width="1600" height="500" fill="${paper}"/><g fill-opacity=".92">${body}</g></svg>`;
}
