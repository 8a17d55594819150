/** At most so many of something may an account have at a time. */
export type Total = Readonly<{
  most: number;
  /** In the plural, for people: `saved searches`. */ of: string;
}>;

/** What somebody reads who has reached the total. */
export const totalMessage = ({ most, of }: Total): string =>
  `You have ${most.toLocaleString("en-US")} ${of}, which is the most you can have. Remove one first.`;
