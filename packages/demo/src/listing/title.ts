import type { Random } from "../random/random.ts";
import type { Subject } from "./subject.ts";
import { upperFirst } from "./wording.ts";

/** The line a list shows: material, kind, and what else the seller would put first. */
export function titleFor(subject: Subject, random: Random): string {
  const { noun, material, colour, style, brand, legs } = subject;
  const look = colour ? `${colour} ${material}` : material;
  const year = subject.era?.match(/\d{4}s/)?.[0];
  const choices: string[] = [
    `${style} ${noun} in ${look}`,
    `${look} ${noun}`,
    `${style} ${look} ${noun}`,
    ...(brand
      ? [
          `${brand} ${look} ${noun}`,
          `${brand} ${noun} in ${look}`,
          `${look} ${noun} by ${brand}`,
          `${brand} ${style} ${noun} in ${look}`,
        ]
      : []),
    ...(legs ? [`${look} ${noun} with ${legs}`] : []),
    ...(year ? [`${year} ${look} ${noun}`, `${look} ${noun}, ${year}`] : []),
    `${noun} in ${look}, ${style}`,
  ];
  const chosen = choices[random.int(0, choices.length - 1)] ?? `${look} ${noun}`;
  return titled(chosen);
}

const small = new Set(["in", "by", "with", "of", "and", "on", "the", "a"]);

const titled = (text: string) =>
  text
    .split(" ")
    .map((word, index) =>
      index > 0 && small.has(word)
        ? word
        : word
            .split("-")
            .map((part) => (part.startsWith("(") ? part : upperFirst(part)))
            .join("-"),
    )
    .join(" ");
