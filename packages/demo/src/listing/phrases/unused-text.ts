import type { Random } from "../../random/random.ts";
import { chooseParts, type Facts, fillSlots, parseLines, withArticles } from "./grammar.ts";

/** A text from a random line of the pool; null when the line has a slot without a value. */
export function drawText(pool: readonly string[], facts: Facts, random: Random): string | null {
  const lines = parseLines(pool);
  const line = lines[random.int(0, lines.length - 1)];
  const parts = line && chooseParts(line, facts, random);
  return parts ? withArticles(fillSlots(parts, facts)) : null;
}

/** Draws until a text is not in `used`, and adds it there; null when no draw of `attempts` returned a new one. */
export function drawUnusedText(
  pool: readonly string[],
  facts: Facts,
  { random, used, attempts }: { random: Random; used: Set<string>; attempts: number },
): string | null {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const text = drawText(pool, facts, random);
    if (text === null || used.has(text)) continue;
    used.add(text);
    return text;
  }
  return null;
}
