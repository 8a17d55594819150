import type { Dimensions } from "@heirloop/contract/listing/listing.schema";
import * as styles from "./scale-drawing.css.ts";

/** Inches; a person of 5 ft 8 in is drawn next to the piece. */
const personHeight = 68;
const personWidth = 20;
const gap = 14;
const margin = 18;

export type ScaleDrawingProps = { dimensions: Dimensions };

/** The piece's front, drawn to scale beside a person, with width and height. One unit of the drawing is one inch. */
export function ScaleDrawing({ dimensions: { width, depth, height } }: ScaleDrawingProps) {
  const tallest = Math.max(height, personHeight);
  const wide = Math.max(personWidth + gap + width + margin * 2, 150);
  const high = tallest + margin * 2;
  const floor = high - margin;
  const left = (wide - personWidth - gap - width) / 2;
  const pieceAt = left + personWidth + gap;
  const top = floor - height;
  return (
    <figure className={styles.frame}>
      <svg
        role="img"
        aria-label={`${width} inches wide, ${depth} deep and ${height} high, drawn to scale beside a person of 5 feet 8 inches`}
        viewBox={`0 0 ${wide} ${high}`}
        className={styles.drawing}
      >
        <g transform={`translate(${left} ${floor - personHeight})`} className={styles.person}>
          <circle cx="10" cy="5" r="4.6" />
          <path d="M10 11c5.4 0 8 2.4 8.4 7l1 17c.1 2-2.6 2.3-3 .3L15 22l-.4 15L13.8 66c-.1 2-3 2-3.2 0L10 42l-.6 24c-.2 2-3.1 2-3.2 0L5.4 37 5 22 3.6 35.3c-.4 2-3.1 1.7-3-.3l1-17C2 13.4 4.6 11 10 11z" />
        </g>
        <path d={`M6 ${floor}H${wide - 6}`} className={styles.floor} />
        <rect x={pieceAt} y={top} width={width} height={height} className={styles.piece} />
        <path
          d={`M${pieceAt} ${top - 5}h${width}m0 -2v4M${pieceAt} ${top - 7}v4`}
          className={styles.measure}
        />
        <text
          x={pieceAt + width / 2}
          y={top - 8}
          textAnchor="middle"
          className={styles.figure}
        >{`${width} in`}</text>
        <path
          d={`M${pieceAt + width + 5} ${top}v${height}m-2 0h4M${pieceAt + width + 3} ${top}h4`}
          className={styles.measure}
        />
        <text
          x={pieceAt + width + 11}
          y={top + height / 2}
          textAnchor="middle"
          transform={`rotate(90 ${pieceAt + width + 9} ${top + height / 2})`}
          className={styles.figure}
        >{`${height} in`}</text>
      </svg>
    </figure>
  );
}
