type StyleRule = {
  /** The selector, or the name and condition of an at-rule. */
  prelude: string;
  /** Declarations; rules of a block that groups rules. */
  content: string | readonly StyleRule[];
  /** Of each selector, the classes that an element and its surroundings need. */
  classes: ReadonlyArray<readonly string[]>;
};

const grouping = /^@(?:layer|media|supports|container)\b/;
/** Arguments of selectors that also match without the classes in them. */
const alternatives = /:(?:not|is|where|has)\([^()]*\)/g;

/** Parses the bundler's output, which has no comments and no braces in strings. */
export function parseStyles(css: string): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf("{", at);
    const statement = css.indexOf(";", at);
    if (statement !== -1 && (open === -1 || statement < open)) {
      // `@layer a, b;`
      rules.push({ prelude: css.slice(at, statement), content: ";", classes: [[]] });
      at = statement + 1;
      continue;
    }
    if (open === -1) break;
    const close = findClosingBrace(css, open);
    const prelude = css.slice(at, open).trim();
    const body = css.slice(open + 1, close);
    rules.push({
      prelude,
      content: grouping.test(prelude) ? parseStyles(body) : body,
      classes: prelude.startsWith("@") ? [[]] : classesOf(prelude),
    });
    at = close + 1;
  }
  return rules;
}

function findClosingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    else if (css[at] === "}" && (depth -= 1) === 0) return at;
  }
  return css.length;
}

const classesOf = (prelude: string): string[][] =>
  prelude
    .replaceAll(alternatives, "")
    .split(",")
    .map((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name));

/** Returns the rules that can apply to the page. Blocks of layers stay even when empty, because they set the order. */
export function selectStyles(rules: readonly StyleRule[], html: string): string {
  const present = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  const write = (list: readonly StyleRule[]): string =>
    list
      .map(({ prelude, content, classes }) => {
        if (content === ";") return `${prelude};`;
        if (!classes.some((names) => names.every((name) => present.has(name)))) return "";
        if (typeof content === "string") return `${prelude}{${content}}`;
        const inner = write(content);
        return inner === "" && !prelude.startsWith("@layer") ? "" : `${prelude}{${inner}}`;
      })
      .join("");
  return write(rules);
}
