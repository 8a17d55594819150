import { contrastRatio } from "../../packages/ui/src/theme/contrast.ts";
import { exportTokens } from "../../packages/ui/src/theme/export-tokens.ts";
import {
  breakpoint,
  control,
  edgePairings,
  layer,
  measure,
  motion,
  radius,
  space,
  textPairings,
  type,
} from "../../packages/ui/src/theme/tokens.ts";
import { type Theme, themeNames, themes } from "../../packages/ui/src/theme/themes.ts";

/** Every file of `exportTokens` as a download. */
export function TokenFiles() {
  return (
    <ul>
      {Object.entries(exportTokens()).map(([name, text]) => (
        <li key={name}>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={name.replace("/", "-")}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <svg width="40" height="24" aria-hidden>
      <rect width="40" height="24" rx="4" fill={color} stroke="#8f837e" />
    </svg>
  );
}

/** Every color in every theme. */
export function ColorTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>token</th>
          {Object.keys(themes).map((theme) => (
            <th key={theme}>{theme}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.keys(themes.light.colors).map((name) => (
          <tr key={name}>
            <td>{name}</td>
            {Object.entries(themes).map(([theme, { colors }]) => {
              const color = new Map(Object.entries(colors)).get(name) ?? "";
              return (
                <td key={theme}>
                  <Swatch color={color} /> <code>{color}</code>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const kinds = {
  text: { pairings: textPairings, getMinimum: (theme: Theme) => themes[theme].textContrast },
  edge: { pairings: edgePairings, getMinimum: () => 3 },
};

/** The contrast of every color pairing in the library, computed from the tokens. */
export function ContrastTable({ kind }: { kind: keyof typeof kinds }) {
  const { pairings, getMinimum } = kinds[kind];
  return (
    <table>
      <thead>
        <tr>
          <th>{kind} on ground</th>
          {themeNames.map((theme) => (
            <th key={theme}>
              {themes[theme].label}, {getMinimum(theme)}:1
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairings.map(([front, ground]) => (
          <tr key={`${front} ${ground}`}>
            <td>
              {front} on {ground}
            </td>
            {themeNames.map((theme) => {
              const ratio = contrastRatio(themes[theme].colors[front], themes[theme].colors[ground]);
              return (
                <td key={theme}>
                  {ratio.toFixed(2)} {ratio >= getMinimum(theme) ? "meets it" : "falls short"}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const scales = { space, radius, control, measure, motion, layer, breakpoint };

/** A scale of numbers: CSS pixels, milliseconds for motion, unitless for layers. */
export function ScaleTable({ scale }: { scale: keyof typeof scales }) {
  return (
    <table>
      <tbody>
        {Object.entries(scales[scale]).map(([name, value]) => (
          <tr key={name}>
            <td>{name}</td>
            <td>
              {value}{" "}
              {drawn.has(scale) && (
                <svg width={Math.max(1, value)} height="12" aria-hidden>
                  <rect width={value} height="12" fill={themes.light.colors.accent} />
                </svg>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const families = {
  display: '"Newsreader Display", "Newsreader Fallback", serif',
  text: '"Instrument Sans", "Instrument Fallback", sans-serif',
};

/** Scales whose lengths are short enough to be drawn. */
const drawn: ReadonlySet<keyof typeof scales> = new Set(["space", "control"] as const);

/** The steps of the type scale. */
export function TypeTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>step</th>
          <th>face</th>
          <th>390 px</th>
          <th>1280 px</th>
          <th>line</th>
          <th>weight</th>
          <th>at 390 px</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(type).map(([name, step]) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{step.family === "display" ? "Newsreader" : "Instrument Sans"}</td>
            <td>{step.small}</td>
            <td>{step.large}</td>
            <td>{step.lineHeight}</td>
            <td>{step.weight}</td>
            <td>
              <span
                style={{
                  fontFamily: families[step.family],
                  fontSize: step.small,
                  fontWeight: step.weight,
                  lineHeight: step.lineHeight,
                  letterSpacing: `${step.tracking}em`,
                }}
              >
                A chair
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
