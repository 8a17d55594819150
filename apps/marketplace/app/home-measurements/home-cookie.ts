import { constants } from "@heirloop/contract/constants/marketplace-constants";
import {
  type HomeMeasurements,
  homeMeasurementsSchema,
} from "@heirloop/contract/home-measurements/home-measurements.schema";
import { formatCookie, readCookie } from "../cookies/cookies.ts";

const name = "home";

/** `32x80`, then `s36x84x38` for stairs and `l36x80x50` for an elevator. */
const written = ({ doorway, stairs, lift: elevator }: HomeMeasurements): string =>
  [
    `${doorway.width}x${doorway.height}`,
    ...(stairs === null
      ? []
      : [`s${[stairs.width, stairs.headroom, stairs.landing].filter((one) => one !== null).join("x")}`]),
    ...(elevator === null ? [] : [`l${elevator.width}x${elevator.height}x${elevator.depth}`]),
  ].join("_");

const lengths = (part: string | undefined): readonly number[] | null =>
  part === undefined ? null : part.replace(/^[sl]/, "").split("x").map(Number);

/** Reads a guest's home measurements from a `Cookie` header; null when there are none. */
export function readGuestHome(cookies: string | null): HomeMeasurements | null {
  const parts = (readCookie(cookies, name) ?? "").split("_");
  const [width, height] = lengths(parts[0]) ?? [];
  const stairs = lengths(parts.find((part) => part.startsWith("s")));
  const elevator = lengths(parts.find((part) => part.startsWith("l")));
  const parsed = homeMeasurementsSchema.safeParse({
    doorway: { width, height },
    stairs: stairs && { width: stairs[0], headroom: stairs[1], landing: stairs[2] ?? null },
    lift: elevator && { width: elevator[0], height: elevator[1], depth: elevator[2] },
  });
  return parsed.success ? parsed.data : null;
}

/** A `Set-Cookie` value; null clears it. */
export const createGuestHomeCookie = (home: HomeMeasurements | null, secure: boolean): string =>
  home === null
    ? formatCookie({ name, value: "", lifetime: 0, secure })
    : formatCookie({ name, value: written(home), lifetime: constants.guestHomeKept, secure });
