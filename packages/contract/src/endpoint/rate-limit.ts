const seconds = { minute: 60, "10 minutes": 600, "15 minutes": 900, hour: 3_600 } as const;
export type LimitWindow = keyof typeof seconds;

/** At most `most` calls within the window, counted per account or per IP address. */
export type RateLimit = Readonly<{
  most: number;
  /** What is counted, in the plural, as shown to users: `new listings`. */
  of: string;
  in: LimitWindow;
  per: "account" | "address";
}>;

/** `atMost(60, "new listings", "hour")`. Calls without an account are counted by IP address. */
export const atMost = (
  most: number,
  of: string,
  window: LimitWindow,
  per: RateLimit["per"] = "account",
): RateLimit => ({ most, of, in: window, per });

export const windowSeconds = ({ in: window }: Pick<RateLimit, "in">): number => seconds[window];

const within: Record<LimitWindow, string> = {
  minute: "a minute",
  "10 minutes": "10 minutes",
  "15 minutes": "15 minutes",
  hour: "an hour",
};

/** `At most 60 new listings in an hour`. */
export const describeLimit = ({ most, of, in: window }: RateLimit): string =>
  `At most ${most.toLocaleString("en-US")} ${of} in ${within[window]}`;

const unit = (name: "minute" | "second") =>
  new Intl.NumberFormat("en-US", { style: "unit", unit: name, unitDisplay: "long" });

/** The message for a rejected caller: the limit, and when to try again. */
export function limitMessage(limit: RateLimit, secondsLeft: number): string {
  const wait =
    secondsLeft <= 90
      ? unit("second").format(Math.max(1, Math.ceil(secondsLeft)))
      : unit("minute").format(Math.ceil(secondsLeft / 60));
  return `${describeLimit(limit)}. Please try again in ${wait}.`;
}
