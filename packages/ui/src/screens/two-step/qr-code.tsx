import * as styles from "./two-step-screen.css.ts";

/** A QR code: its modules per side, and its dark modules as an SVG path. */
export type QrCode = { size: number; path: string };

/** Modules of light around the code, which readers need. */
const margin = 4;

/** Dark on white in every theme: many apps cannot read it the other way around. */
export function QrCodeImage({ code: { size, path }, label }: { code: QrCode; label: string }) {
  const side = size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      className={styles.qrCode}
      shapeRendering="crispEdges"
    >
      <rect x={-margin} y={-margin} width={side} height={side} className={styles.light} />
      <path d={path} className={styles.dark} />
    </svg>
  );
}
