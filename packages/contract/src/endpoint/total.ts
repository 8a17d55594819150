/** The maximum number of a resource that an account may have. */
export type Total = Readonly<{
  most: number;
  /** In the plural, for people: `saved searches`. */ of: string;
}>;

/** The message for a user who has reached the maximum. */
export const totalMessage = ({ most, of }: Total): string =>
  `You have ${most.toLocaleString("en-US")} ${of}, which is the most you can have. Remove one first.`;
