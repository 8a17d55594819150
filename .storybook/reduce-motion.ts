const query = "(prefers-reduced-motion: reduce)";

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inner = "cssRules" in rule && rule.cssRules instanceof CSSRuleList ? mediaRules(rule.cssRules) : [];
    return rule instanceof CSSMediaRule && rule.media.mediaText === query ? [rule, ...inner] : inner;
  });
}

/**
 * Applies the library's own rules for reduced motion although the device does not ask for it. Styles that are loaded
 * later are included.
 *
 * @returns a function that leaves it to the device again
 */
export function reduceMotion(page: Document): () => void {
  const changed = new Set<CSSMediaRule>();
  const apply = (): void => {
    for (const sheet of page.styleSheets)
      for (const rule of mediaRules(sheet.cssRules)) {
        changed.add(rule);
        rule.media.mediaText = "all";
      }
  };
  apply();
  const added = new MutationObserver(apply);
  added.observe(page.head, { childList: true });
  return () => {
    added.disconnect();
    for (const rule of changed) rule.media.mediaText = query;
  };
}
