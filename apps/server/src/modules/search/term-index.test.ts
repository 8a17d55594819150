import fc from "fast-check";
import { expect, test } from "vitest";
import { createTermIndex, type TermQuery } from "./term-index.ts";

const weights = [3, 1];
const everywhere = [0, 1];
const term = fc.constantFrom("oak", "oaken", "table", "lamp");
const fieldsOfDocument = fc.tuple(fc.array(term, { maxLength: 4 }), fc.array(term, { maxLength: 6 }));
type Document = readonly [string[], string[]];
/** Documents are added, replaced and removed. */
const changes = fc.array(fc.record({ id: fc.nat(7), document: fc.option(fieldsOfDocument) }), {
  maxLength: 20,
});

type Index = ReturnType<typeof createTermIndex>;

const add = (index: Index, id: number, document: Document): void =>
  index.add(
    id,
    document.map((names) => ({ terms: names.map(index.getTerm), length: new Set(names).size })),
  );

const single = fc.record({
  term,
  prefix: fc.boolean(),
  boost: fc.constantFrom(1, 0.7),
  fields: fc.constantFrom(everywhere, [0]),
});
const query: fc.Arbitrary<TermQuery> = fc.oneof(
  single,
  fc.record({ all: fc.array(single, { minLength: 1, maxLength: 3 }) }),
  fc.record({
    all: fc.array(fc.oneof(single, fc.record({ any: fc.array(single, { minLength: 1, maxLength: 3 }) })), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
);

/** The terms of a document that satisfy a query; null if it does not. */
function matchingTerms(asked: TermQuery, document: Document): ReadonlySet<string> | null {
  if ("term" in asked) {
    const found = asked.fields
      .flatMap((field) => document[field] ?? [])
      .filter((name) => (asked.prefix ? name.startsWith(asked.term) : name === asked.term));
    return found.length === 0 ? null : new Set(found);
  }
  const parts = "all" in asked ? asked.all : asked.any;
  const found = parts.map((part) => matchingTerms(part, document)).filter((terms) => terms !== null);
  const isMatch = "all" in asked ? found.length === parts.length : found.length > 0;
  return isMatch ? new Set(found.flatMap((terms) => [...terms])) : null;
}

const scoresOf = ({ ids, scores }: ReturnType<Index["search"]>) =>
  new Map([...ids].map((id, at) => [id, scores[at]]));

test("finds the documents, words and scores of an index without the changes that led to it", () => {
  fc.assert(
    fc.property(changes, query, (made, asked) => {
      const changed = createTermIndex(weights);
      const documents = new Map<number, Document>();
      for (const { id, document } of made) {
        changed.remove(id);
        documents.delete(id);
        if (document === null) continue;
        add(changed, id, document);
        documents.set(id, document);
      }
      const anew = createTermIndex(weights);
      for (const [id, document] of documents) add(anew, id, document);

      const found = changed.search(asked);
      const expected = new Map(
        [...documents].flatMap(([id, document]) => {
          const words = matchingTerms(asked, document);
          return words === null ? [] : [[id, words] as const];
        }),
      );
      expect(new Map([...found.ids].map((id) => [id, new Set(found.wordsOf(id))]))).toEqual(expected);
      expect(scoresOf(found)).toEqual(scoresOf(anew.search(asked)));
    }),
    { numRuns: 500 },
  );
});

test("scores with BM25+", () => {
  const index = createTermIndex(weights);
  add(index, 0, [
    ["oak", "table"],
    ["oak", "oak", "lamp"],
  ]);
  add(index, 1, [["lamp"], ["oak"]]);
  add(index, 2, [["lamp"], ["table"]]);
  const bm25 = (having: number, times: number, length: number, average: number) =>
    Math.log(1 + (3 - having + 0.5) / (having + 0.5)) *
    (0.5 + (times * 2.2) / (times + 1.2 * (0.3 + (0.7 * length) / average)));
  const scores = scoresOf(index.search({ term: "oak", prefix: false, boost: 1, fields: everywhere }));
  expect([...scores.keys()]).toEqual([0, 1]);
  expect(scores.get(0)).toBeCloseTo(3 * bm25(1, 1, 2, 4 / 3) + bm25(2, 2, 2, 4 / 3), 10);
  expect(scores.get(1)).toBeCloseTo(bm25(2, 1, 1, 4 / 3), 10);
});

test("counts a document's score once for each different term that it matched", () => {
  const index = createTermIndex(weights);
  add(index, 0, [["oak", "table"], []]);
  const find = (name: string): TermQuery => ({ term: name, prefix: false, boost: 1, fields: everywhere });
  const scoreOf = (asked: TermQuery) => index.search(asked).scores[0] ?? 0;
  const oak = scoreOf(find("oak"));
  expect(scoreOf({ all: [find("oak"), find("table")] })).toBeCloseTo(4 * oak, 10);
  expect(scoreOf({ all: [find("oak"), find("oak")] })).toBeCloseTo(2 * oak, 10);
});

test("does not take a number for the beginning of a longer one", () => {
  const index = createTermIndex(weights);
  add(index, 0, [["2000"], []]);
  add(index, 1, [["8x10"], []]);
  const find = (name: string) => [
    ...index.search({ term: name, prefix: true, boost: 1, fields: everywhere }).ids,
  ];
  expect(["200", "2000", "8x", "8x10"].map(find)).toEqual([[], [0], [1], [1]]);
});

test("a term that is searched as the beginning of others counts once itself", () => {
  const index = createTermIndex(weights);
  add(index, 0, [["oak"], []]);
  add(index, 1, [["oaken"], []]);
  const scoreOf = (prefix: boolean, id: number) => {
    const { ids, scores } = index.search({ term: "oak", prefix, boost: 1, fields: everywhere });
    return scores[ids.indexOf(id)];
  };
  expect(scoreOf(true, 0)).toBe(scoreOf(false, 0));
  expect(scoreOf(true, 1)).toBeLessThan(scoreOf(true, 0) ?? 0);
});
