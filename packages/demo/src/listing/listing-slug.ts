const plain = (text: string) =>
  /^[ -~]*$/.test(text) ? text : text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");

/** The words of a title for an address, at most 110 characters. */
export const slugOf = (title: string): string =>
  plain(title.toLowerCase())
    .replace("&", "and")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 110)
    .replace(/-$/, "");
