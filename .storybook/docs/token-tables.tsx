import type { ReactNode } from "react";
import { Button } from "../../packages/ui/src/components/button/button.tsx";
import { contrastRatio } from "../../packages/ui/src/theme/contrast.ts";
import { shadowsOf } from "../../packages/ui/src/theme/create-theme.ts";
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
import type { vars } from "../../packages/ui/src/theme/vars.css.ts";

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

/** The heads of {@link TokenForms}. */
function FormHeads() {
  return (
    <>
      <th>in a .css.ts of the library</th>
      <th>in CSS</th>
    </>
  );
}

/** How a token is written: with the types of `vars`, or as a property that every stylesheet of an app can use. */
function TokenForms({ group, name }: { group: keyof typeof vars; name: string }) {
  return (
    <>
      <td>
        <code>{`vars.${group}.${name}`}</code>
      </td>
      <td>
        <code>{`--hl-${group}-${name}`}</code>
      </td>
    </>
  );
}

type SampleProps = { value: number; name: string };

type TokenTableProps = {
  group: keyof typeof vars;
  /** The values of the group by name. */
  tokens: Readonly<Record<string, number>>;
  /** Shows a value beside its number. */
  Sample?: (props: SampleProps) => ReactNode;
};

/** The tokens of a group. */
function TokenTable({ group, tokens, Sample }: TokenTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th>token</th>
          <FormHeads />
          <th>value</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(tokens).map(([name, value]) => (
          <tr key={name}>
            <td>{name}</td>
            <TokenForms group={group} name={name} />
            <td>
              {value} {Sample && <Sample value={value} name={name} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every color in every theme. */
export function ColorTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>token</th>
          <FormHeads />
          {Object.keys(themes).map((theme) => (
            <th key={theme}>{theme}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.keys(themes.light.colors).map((name) => (
          <tr key={name}>
            <td>{name}</td>
            <TokenForms group="color" name={name} />
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

const lengths = { space, control };

function Length({ value }: SampleProps) {
  return (
    <svg width={Math.max(1, value)} height="12" aria-hidden>
      <rect width={value} height="12" fill={themes.light.colors.accent} />
    </svg>
  );
}

/** A scale of lengths in CSS pixels, drawn. */
export const LengthTable = ({ scale }: { scale: keyof typeof lengths }) => (
  <TokenTable group={scale} tokens={lengths[scale]} Sample={Length} />
);

/** The widths of pages in CSS pixels. */
export const MeasureTable = () => <TokenTable group="measure" tokens={measure} />;

/** What lies above what; the numbers have no unit. */
export const LayerTable = () => <TokenTable group="layer" tokens={layer} />;

/** Breakpoints in CSS pixels. They are no variables, because a media query cannot read one. */
export function BreakpointTable() {
  return (
    <table>
      <tbody>
        {Object.entries(breakpoint).map(([name, value]) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{value}</td>
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

/** The steps of the type scale. */
export function TypeTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>step</th>
          <th>in a .css.ts of the library</th>
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
            <td>
              <code>{`...typeface("${name}")`}</code>
            </td>
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

function Corner({ value }: SampleProps) {
  return (
    <svg width="96" height="48" role="img" aria-label={`A radius of ${value}`}>
      <rect width="96" height="48" rx={Math.min(value, 24)} fill={themes.light.colors.plaster} />
    </svg>
  );
}

/** Squares with each radius. */
export const RadiusTable = () => <TokenTable group="radius" tokens={radius} Sample={Corner} />;

/** Both shadows in every theme. */
export function ElevationTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>theme</th>
          {Object.keys(shadowsOf("soft")).map((step) => (
            <th key={step}>
              <code>{`vars.shadow.${step}`}</code> <code>{`--hl-shadow-${step}`}</code>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(themes).map(([name, { label, colors, shadow }]) => (
          <tr key={name} style={{ background: colors.ground }}>
            <td style={{ color: colors.ink }}>{label}</td>
            {Object.entries(shadowsOf(shadow)).map(([step, boxShadow]) => (
              <td key={step} style={{ padding: "2.5rem" }}>
                <div
                  role="img"
                  aria-label={`The shadow ${step}`}
                  style={{
                    boxShadow,
                    background: colors.surface,
                    borderRadius: radius.panel,
                    width: "7rem",
                    height: "3.5rem",
                  }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ value, name }: SampleProps) {
  return (
    <button type="button" className="motion-sample" aria-label={`Show ${name}`}>
      <span style={{ transitionDuration: `${value}ms` }} />
    </button>
  );
}

/** Each duration, with a bar that grows for as long. */
export const MotionTable = () => <TokenTable group="motion" tokens={motion} Sample={Bar} />;

/** A button in each height. */
export function ControlTable() {
  return (
    <table>
      <tbody>
        {(["small", "medium", "large"] as const).map((size) => (
          <tr key={size}>
            <td>{size}</td>
            <td className="sb-unstyled">
              <Button size={size}>Make an offer</Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What decides about each theme. */
export function ThemeTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>theme</th>
          <th>name in code</th>
          <th>selected by the device</th>
          <th>contrast of text</th>
          <th>shadow</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(themes).map(([name, { label, media, textContrast, shadow }]) => (
          <tr key={name}>
            <td>{label}</td>
            <td>
              <code>{name}</code>
            </td>
            <td>{media === null ? "never" : <code>{media}</code>}</td>
            <td>{textContrast}:1</td>
            <td>{shadow}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
