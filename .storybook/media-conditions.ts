function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inner = "cssRules" in rule && rule.cssRules instanceof CSSRuleList ? mediaRules(rule.cssRules) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inner] : inner;
  });
}

/** Rewrites the conditions of all media rules, also of styles that are loaded later, until the returned function is called. */
function changeConditions(page: Document, change: (condition: string) => string): () => void {
  const written = new Map<CSSMediaRule, string>();
  const apply = (): void => {
    for (const sheet of page.styleSheets)
      for (const rule of mediaRules(sheet.cssRules)) {
        const condition = rule.media.mediaText;
        const changed = change(condition);
        if (written.has(rule) || changed === condition) continue;
        written.set(rule, condition);
        rule.media.mediaText = changed;
      }
  };
  apply();
  const added = new MutationObserver(apply);
  added.observe(page.head, { childList: true });
  return () => {
    added.disconnect();
    for (const [rule, condition] of written) rule.media.mediaText = condition;
  };
}

/** Applies the library's own rules for reduced motion although the device does not ask for it, until the returned function is called. */
export const reduceMotion = (page: Document): (() => void) =>
  changeConditions(page, (condition) =>
    condition === "(prefers-reduced-motion: reduce)" ? "all" : condition,
  );

/**
 * Text of another size as a reader's own setting would give it: lengths follow the root, and breakpoints, which ask the
 * browser's setting, are multiplied.
 *
 * @param factor - 2 for text of 200 %
 * @returns a function that takes it back
 */
export function enlargeText(page: Document, factor: number): () => void {
  page.documentElement.style.fontSize = `${factor * 100}%`;
  const restore = changeConditions(page, (condition) =>
    condition.replaceAll(/([\d.]+)em\b/g, (_, letters: string) => `${Number(letters) * factor}em`),
  );
  return () => {
    page.documentElement.style.fontSize = "";
    restore();
  };
}
