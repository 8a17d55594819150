/** A picture that differs from the committed one. Paths are relative to the report. */
export type PictureDifference = {
  name: string;
  committed: string | undefined;
  taken: string | undefined;
  difference: string | undefined;
};

const suffix = /-(reference|actual|diff)\.webp$/;

/**
 * Groups the files of a run by picture: `picture-taker.ts` writes `-actual` and `-diff` for a mismatch and
 * `-reference` for a picture that has no committed one yet.
 *
 * @param left - paths below the folder of differences
 * @param committedAddress - path of a committed picture relative to the report
 */
export function pictureDifferences(
  left: readonly string[],
  committedAddress: (name: string) => string,
): PictureDifference[] {
  const names = new Set(left.filter((path) => suffix.test(path)).map((path) => path.replace(suffix, "")));
  const found = (path: string): string | undefined => (left.includes(path) ? path : undefined);
  return [...names].toSorted().map((name) => {
    const fresh = found(`${name}-reference.webp`);
    return {
      name,
      committed: fresh === undefined ? committedAddress(name) : undefined,
      taken: fresh ?? found(`${name}-actual.webp`),
      difference: found(`${name}-diff.webp`),
    };
  });
}

/** The pictures to accept after a run: what was taken, and the name under which it is committed. */
export function approvals(left: readonly string[]): { name: string; path: string }[] {
  return left.flatMap((path) => {
    const [ending, kind] = suffix.exec(path) ?? [];
    return ending === undefined || kind === "diff" ? [] : [{ name: path.slice(0, -ending.length), path }];
  });
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function figure(address: string | undefined, caption: string, without: string): string {
  const shown =
    address === undefined
      ? `<p>${without}</p>`
      : `<a href="${escaped(address)}"><img src="${escaped(address)}" alt="${caption}" loading="lazy"></a>`;
  return `<figure><figcaption>${caption}</figcaption>${shown}</figure>`;
}

function section({ name, committed, taken, difference }: PictureDifference): string {
  return `<section><h2>${escaped(name)}</h2><div>${figure(committed, "Before", "No picture is committed yet.")}${figure(taken, "After", "The story did not come to rest.")}${figure(difference, "Difference", "There is nothing to compare with.")}</div></section>`;
}

/** A page with every difference side by side: committed, current, and the differing pixels. */
export function pictureReportPage(
  differences: readonly PictureDifference[],
  unused: readonly string[],
): string {
  const orphaned =
    unused.length === 0
      ? ""
      : `<section><h2>Pictures of stories that are gone</h2><ul>${unused.map((path) => `<li>${escaped(path)}</li>`).join("")}</ul></section>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${differences.length} differences</title>
<style>
  body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; color: #231a1c; background: #fcfbf9; }
  section { border-block-start: 1px solid #e4ded6; padding-block: 1rem; }
  h2 { font-size: 1.125rem; }
  div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  figcaption { color: #665a59; }
  img { max-inline-size: 100%; border: 1px solid #8f837e; background: #fff; }
</style>
<h1>${differences.length === 0 ? "Every picture is as committed" : `${differences.length} ${differences.length === 1 ? "picture differs" : "pictures differ"}`}</h1>
<p>As intended? <code>pnpm visual --approve</code> accepts all pictures on this page.</p>
${differences.map(section).join("\n")}
${orphaned}
</html>
`;
}
