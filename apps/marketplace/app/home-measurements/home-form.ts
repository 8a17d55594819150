import { homeMeasurementsSchema } from "@heirloop/contract/home-measurements/home-measurements.schema";
import { numberOf } from "@heirloop/contract/number/number-of";
import * as z from "zod/mini";
import { validateFields } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";

const names = [
  "doorwayWidth",
  "doorwayHeight",
  "stairsWidth",
  "stairsHeadroom",
  "stairsLanding",
  "elevatorWidth",
  "elevatorHeight",
  "elevatorDepth",
] as const;
export type HomeValues = Partial<Record<(typeof names)[number], string>>;

export const readHomeForm = (form: FormData): HomeValues =>
  Object.fromEntries(names.map((name) => [name, formText(form, name).trim()]));

/** The schema rejects what is not a number. */
const inches = (typed = ""): number | string => numberOf(typed) ?? "";

/** Field names for the schema's paths: `home.stairs.width` → `stairsWidth`. */
const getField = (path: string): string => {
  const [, part = "", side = ""] = path.split(".");
  return `${part}${side.charAt(0).toUpperCase()}${side.slice(1)}`;
};

/** Reads the form. Stairs or an elevator without any values are null. */
export function validateHome(values: HomeValues) {
  const hasAny = (...fields: ReadonlyArray<keyof HomeValues>) => fields.some((name) => values[name]);
  const checked = validateFields(z.object({ home: homeMeasurementsSchema }), {
    home: {
      doorway: { width: inches(values.doorwayWidth), height: inches(values.doorwayHeight) },
      stairs: hasAny("stairsWidth", "stairsHeadroom", "stairsLanding")
        ? {
            width: inches(values.stairsWidth),
            headroom: inches(values.stairsHeadroom),
            landing: values.stairsLanding ? inches(values.stairsLanding) : null,
          }
        : null,
      lift: hasAny("elevatorWidth", "elevatorHeight", "elevatorDepth")
        ? {
            width: inches(values.elevatorWidth),
            height: inches(values.elevatorHeight),
            depth: inches(values.elevatorDepth),
          }
        : null,
    },
  });
  if (checked.ok) return checked;
  const errors = Object.fromEntries(
    Object.entries(checked.answer.errors ?? {}).map(([path, message]) => [
      getField(path),
      /^invalid/i.test(message) ? "Measure it in inches: 34 or 34.5" : message,
    ]),
  );
  return { ok: false as const, answer: { errors } };
}
