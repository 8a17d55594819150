import type { BlogBlock, BlogRun } from "@heirloop/contract/blog/blog.schema";

export const paragraph = (...runs: BlogRun[]): BlogBlock => ({ kind: "paragraph", words: runs });
export const link = (text: string, href: string): BlogRun => ({ text, href });
export const heading = (id: string, text: string): BlogBlock => ({ kind: "heading", id, text });
export const list = (...items: readonly string[]): BlogBlock => ({
  kind: "list",
  ordered: false,
  items: items.map((item) => [item]),
});
export const steps = (...items: readonly string[]): BlogBlock => ({
  kind: "list",
  ordered: true,
  items: items.map((item) => [item]),
});
export const quote = (text: string): BlogBlock => ({ kind: "quote", text });
export const note = (title: string, ...runs: BlogRun[]): BlogBlock => ({ kind: "note", title, words: runs });
