/**
 * Lengthens every word in a story, like a translation would: German takes a third more room than English. Digits
 * are unchanged, so that prices and dates remain valid.
 *
 * @param share - the added length, 0.4 is 40 percent
 * @returns a function that restores the words
 */
export function lengthenWords(root: Node, share: number): () => void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const before = new Map<Node, string>();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node.nodeValue ?? "";
    before.set(node, words);
    node.nodeValue = words.replaceAll(
      /\p{L}+/gu,
      (word) => word + word.slice(-1).repeat(Math.ceil(word.length * share)),
    );
  }
  return () => {
    for (const [node, words] of before) node.nodeValue = words;
  };
}
