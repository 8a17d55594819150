/** A line that does not belong in the repository, and why. */
export type Finding = { path: string; line: number; why: string };

/** The patterns are split, so that this file does not match itself. */
const unwanted: ReadonlyArray<{ pattern: RegExp; why: string; except?: RegExp }> = [
  {
    pattern: /https?:\/\/[^\s"'`)]*(?:registry|artifactory|nexus|verdaccio)[^\s"'`)]*/i,
    why: "names a package registry: the address comes from the machine's own settings",
  },
  { pattern: /^\s*(?:registry\s*=|tarball:\s*http)/, why: "names a package registry" },
  {
    pattern: new RegExp(String.raw`(?:^|[\s"'\x60(=:])\/(?:work|tmp|root|home|Users)\/[\w.-]`),
    why: "holds a path of one machine",
    except: /\.svg$/,
  },
  { pattern: new RegExp(["lorem", "ipsum"].join(String.raw`\s+`), "i"), why: "is filler text" },
  {
    pattern: new RegExp(["coming", "soon"].join(String.raw`[\s-]+`), "i"),
    why: "promises what is not there",
  },
  {
    pattern: /\b(?:TOD[O]|FIXM[E]|XX[X])\b/,
    why: "is unfinished work: finish it or write an issue",
  },
  {
    pattern: new RegExp(String.raw`^(?:${"<".repeat(7)}|${">".repeat(7)}) `),
    why: "is a leftover of a merge",
  },
  {
    pattern: new RegExp(String.raw`oxlint-disable(?!.*--)|eslint-disable(?!.*--)|@ts-${"ignore"}`),
    why: "switches a rule off without a reason after `--`",
  },
];

const unread = /(?:^|\/)pnpm-lock\.yaml$/;

/**
 * Finds lines of a text file that do not belong in the repository. The lockfile is only checked for
 * registries.
 */
export function findUnwanted(path: string, text: string): Finding[] {
  const rules = unread.test(path)
    ? unwanted.slice(0, 2)
    : unwanted.filter(({ except }) => !except?.test(path));
  return text
    .split("\n")
    .flatMap((content, index) =>
      rules.filter(({ pattern }) => pattern.test(content)).map(({ why }) => ({ path, line: index + 1, why })),
    );
}
