const channelMost = 255;

/** Eases 0 … 1, with zero slope at both ends. */
const eased = (share: number) => share * share * (3 - 2 * share);

/** Averages each value with its neighbors up to `reach` away. */
function blurred(row: Float32Array, reach: number): Float32Array {
  const sums = new Float64Array(row.length + 1);
  for (const [place, value] of row.entries()) sums[place + 1] = (sums[place] ?? 0) + value;
  return row.map((_, place) => {
    const from = Math.max(0, place - reach);
    const to = Math.min(row.length, place + reach + 1);
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  });
}

type Frame = {
  readonly width: number;
  readonly height: number;
  /** Rows of wall added above the rendered ones, and of floor below. */
  readonly above: number;
  readonly below: number;
};

/**
 * Extends the shadow of a framed view into rows that were never rendered; mutates `shadow` (gray, `width` ×
 * `height`). Its border row is smoothed, blended in over the last rendered rows, and fades out: simply
 * repeating the border row would show as streaks.
 */
export function fadeShadow(shadow: Uint8Array, { width, height, above, below }: Frame): void {
  const band = Math.round(width / 12);
  const fade = (border: number, step: 1 | -1, added: number) => {
    const from = border * width;
    const row = Float32Array.from(shadow.subarray(from, from + width));
    const smooth = blurred(blurred(row, band), band);
    for (let line = -band; line <= added; line += 1) {
      const share = line < 0 ? eased(1 + line / band) : 1;
      const left = line <= 0 ? 1 : eased(1 - line / (added + 1));
      const start = (border + line * step) * width;
      for (let column = 0; column < width; column += 1) {
        const given = shadow[start + column] ?? channelMost;
        const calm = channelMost - (channelMost - (smooth[column] ?? channelMost)) * left;
        shadow[start + column] = Math.round(given + (calm - given) * share);
      }
    }
  };
  fade(above, -1, above);
  fade(height - below - 1, 1, below);
}
