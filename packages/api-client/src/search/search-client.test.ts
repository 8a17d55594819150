import { createServer } from "node:http";
import { once } from "node:events";
import { expect, test } from "vitest";
import { createSearchClient } from "./search-client.ts";

const piece = (number: number) => ({
  objectID: `listing-000${number}`,
  slug: "a-sofa",
  title: `Sofa ${number}`,
  price: 450_00,
  image: null,
});

const results = [
  { hits: [{ query: "velvet sofa" }] },
  {
    hits: [piece(1), piece(2)],
    queryID: "q-1",
  },
  { facetHits: [{ value: "three_seat_sofas" }, { value: "sectionals" }] },
  { facetHits: [{ value: "sofas" }, { value: "sectionals" }] },
  { facetHits: [{ value: "Casa Verani" }] },
];

test("requests 10 queries, 5 listings, and the brand and 3 categories that match", async () => {
  const requests: string[] = [];
  const service = createServer((request, response) => {
    request.setEncoding("utf8").on("data", (chunk: string) => requests.push(chunk));
    request.on("end", () => response.end(JSON.stringify({ results })));
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const address = service.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const search = createSearchClient({
    appId: "heirloop",
    apiKey: "public",
    host: `127.0.0.1:${address.port}`,
    https: false,
  });
  const suggestions = await search.suggest("sofa");
  service.close();
  expect(suggestions).toEqual({
    queries: ["velvet sofa"],
    products: [1, 2].map((number) => {
      const { objectID, ...shown } = piece(number);
      return { heirloopId: objectID, ...shown };
    }),
    brands: ["Casa Verani"],
    categories: [
      { name: "three_seat_sofas", level: "type" },
      { name: "sofas", level: "subCategory" },
      { name: "sectionals", level: "type" },
    ],
    queryId: "q-1",
  });
  expect(JSON.parse(requests.join(""))).toMatchObject({
    requests: [
      { hitsPerPage: 10 },
      { hitsPerPage: 5 },
      { type: "facet", facet: "types", facetQuery: "sofa", maxFacetHits: 3 },
      { type: "facet", facet: "subCategories", facetQuery: "sofa", maxFacetHits: 3 },
      { type: "facet", facet: "brand", facetQuery: "sofa", maxFacetHits: 1 },
    ],
  });
});
