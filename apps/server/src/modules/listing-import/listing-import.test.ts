import { listingImportSchema, type ListingImport } from "@heirloop/contract/listing/listing.endpoints";
import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { exampleCsv } from "@heirloop/machines/listing-import/example-csv";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestAnswer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let shop: TestPerson;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(async () => void (shop = await person(server, "Shop", { isBusiness: true, hub: "BA" })));
afterAll(() => server.close());

const headings =
  "title,description,price,condition,category,sub_category,type,width,depth,height,pictures,sku";
const chair = (title: string, more = {}) => {
  const { price = "450", pictures = "/pictures/demo/chair", sku = "" } = more as Record<string, string>;
  return `${title},Turned legs.,${price},good,Seating,Chairs,Dining Chairs,18,20,32,${pictures},${sku}`;
};
const csv = (...rows: string[]) => [headings, ...rows].join("\n");

const send = (text: string | Uint8Array, who = shop): Promise<TestAnswer> =>
  server.call("POST", "/api/listings/import", {
    token: who.token,
    file: { name: "pieces.csv", bytes: typeof text === "string" ? new TextEncoder().encode(text) : text },
  });
const idOf = ({ body }: TestAnswer) => (body as { importId: string }).importId;
const statusOf = async (id: string, who = shop): Promise<ListingImport> => {
  const { body } = await server.call("GET", `/api/listings/import/${id}`, { token: who.token });
  return listingImportSchema.parse(body);
};
const imported = async (text: string): Promise<ListingImport> => {
  const id = idOf(await send(text));
  await server.deps.jobs.runDue();
  return statusOf(id);
};
const counts = async () => {
  const { body } = await server.call("GET", "/api/dashboard/products/1/all", { token: shop.token });
  return (body as { counts: unknown }).counts;
};
const why = (answer: TestAnswer) => [answer.status, problemSchema.parse(answer.body).errors];

test("imports every row of the example file", async () => {
  expect(await imported(exampleCsv)).toMatchObject({ created: 2, rejected: [] });
});

test("imports valid rows and returns invalid ones with their errors", async () => {
  const id = idOf(
    await send(
      csv(chair("Oak chair"), chair("Elm chair", { price: "a lot" }), chair("Ash chair"), ",,,,,,,,,,,B-9"),
    ),
  );
  expect(await statusOf(id)).toMatchObject({
    fileName: "pieces.csv",
    status: "waiting",
    total: 4,
    created: 0,
  });
  await server.deps.jobs.runDue();
  const { rejected, ...rest } = await statusOf(id);
  expect(rest).toEqual({
    fileName: "pieces.csv",
    status: "done",
    total: 4,
    created: 2,
    withoutPictures: 0,
    existing: 0,
  });
  expect(rejected.slice(0, 2)).toEqual([
    { row: 3, field: "price", message: "Enter an amount from $1 to $1,000,000, such as 450 or 1,250.50" },
    { row: 5, field: "title", message: "Give the piece a title" },
  ]);
  expect(await counts()).toEqual({ all: 2, active: 2, sold: 0, inactive: 0 });
  const file = await server.call("GET", `/api/listings/import/${id}/rejected.csv`, { token: shop.token });
  expect([file.status, file.headers.get("content-type"), file.headers.get("content-disposition")]).toEqual([
    200,
    "text/csv; charset=utf-8",
    'attachment; filename="rejected.csv"',
  ]);
  expect(file.text.split("\r\n").slice(0, 2)).toEqual([
    `${headings},row,problem`,
    `${chair("Elm chair", { price: "a lot" })},3,"price: Enter an amount from $1 to $1,000,000, such as 450 or 1,250.50"`,
  ]);
});

test("creates nothing when the same file is imported again, even concurrently", async () => {
  const text = csv(chair("Twin"), chair("Twin"), chair("Single", { sku: "S-1" }));
  const [first, second] = [idOf(await send(text)), idOf(await send(text))];
  await server.deps.jobs.runDue();
  // The two imports run in no particular order.
  const both = [await statusOf(first), await statusOf(second)].toSorted((a, b) => b.created - a.created);
  expect(both).toMatchObject([
    { status: "done", created: 3, existing: 0 },
    { status: "done", created: 0, existing: 3 },
  ]);
  expect(
    await imported(csv(chair("Single, renamed".replace(",", "")), chair("Other", { sku: "S-1" }))),
  ).toMatchObject({
    created: 1,
    existing: 1,
  });
  expect(await counts()).toMatchObject({ all: 4 });
});

test("rejects a repeated SKU in one file with its line, and keeps the first piece", async () => {
  const sku = "TWICE-1";
  const { created, existing, rejected } = await imported(
    csv(chair("First", { sku }), chair("Between"), chair("Second", { sku: ` ${sku} ` })),
  );
  expect({ created, existing, rejected }).toEqual({
    created: 2,
    existing: 0,
    rejected: [{ row: 4, field: "sku", message: "Row 2 has the same SKU: give each piece one of its own" }],
  });
});

test("imports the same file of another shop separately", async () => {
  const text = csv(chair("Shared"));
  expect(await imported(text)).toMatchObject({ created: 1 });
  shop = await person(server, "Rival", { isBusiness: true });
  expect(await imported(text)).toMatchObject({ created: 1, existing: 0 });
});

test("keeps a piece without pictures inactive until it has some", async () => {
  expect(await imported(csv(chair("Bare", { pictures: "" })))).toMatchObject({
    created: 1,
    withoutPictures: 1,
  });
  expect(await counts()).toEqual({ all: 1, active: 0, sold: 0, inactive: 1 });
  const { body } = await server.call("GET", "/api/dashboard/products/1/inactive", { token: shop.token });
  const [piece] = (body as { listings: Array<{ heirloopId: string }> }).listings;
  const edit = (change: object) =>
    server.call("PATCH", `/api/listings/${piece?.heirloopId ?? ""}`, { token: shop.token, body: change });
  expect(why(await edit({ status: "active" }))).toEqual([
    422,
    [{ path: "images", message: "Add a picture" }],
  ]);
  expect((await edit({ status: "active", images: ["/pictures/demo/chair"] })).body).toMatchObject({
    status: "active",
  });
});

test("rejects rows with external pictures", async () => {
  expect(await imported(csv(chair("Far", { pictures: "https://far.example/a.jpg" })))).toMatchObject({
    created: 0,
    rejected: [{ row: 2, field: "pictures", message: "Upload the pictures first" }],
  });
});

test("imports many rows in batches and reports progress", async () => {
  const id = idOf(await send(csv(...Array.from({ length: 60 }, (_, at) => chair(`Chair ${at}`)))));
  await server.deps.jobs.runDue();
  expect(await statusOf(id)).toMatchObject({ status: "done", total: 60, created: 60 });
});

test("reads semicolons, a byte order mark, Windows-1252 and blank lines", async () => {
  const semicolons = `\uFEFF${csv(chair("Bank; lang").replace("Bank; lang", '"Bank; lang"'))}`.replaceAll(
    /,(?=(?:[^"]*"[^"]*")*[^"]*$)/g,
    ";",
  );
  expect(await imported(`${semicolons}\n\n;;;\n`)).toMatchObject({ total: 1, created: 1 });
  const windows = Uint8Array.from(Buffer.from(csv(chair("Børge stol")), "latin1"));
  await send(windows);
  await server.deps.jobs.runDue();
  const { body } = await server.call("GET", "/api/dashboard/products/1/search?keyword=b%C3%B8rge", {
    token: shop.token,
  });
  expect(body).toMatchObject({ listings: [{ title: "Børge stol" }] });
});

test("rejects a file of another type at once", async () => {
  expect([
    why(await send("")),
    why(await send(headings)),
    why(await send("title,price\nChair,4")),
    why(await send(Uint8Array.from([80, 75, 3, 4, 0, 0]))),
    why(await send(`${headings}\n"Oak chair`)),
    why(await send(csv(...Array.from({ length: 2_001 }, () => "x")))),
  ]).toEqual(
    [
      "This file is empty",
      "There are headings in this file and no pieces",
      "The first row lacks the headings description, condition, category, sub_category, type, width, depth, height",
      "This is not a CSV file: save the sheet as CSV first",
      "Row 2 cannot be read: look at its quotation marks",
      "Import at most 2,000 pieces at a time",
    ].map((message) => [422, [{ path: "file", message }]]),
  );
});

test("stops a blocked shop's import", async () => {
  const id = idOf(await send(csv(chair("Late"))));
  await server.db.execute(
    `update "user" set blocked_at = now(), blocked_reason = 'Sold copies' where id = '${shop.id}'`,
  );
  await server.deps.jobs.runDue();
  expect(await statusOf(id)).toMatchObject({ status: "failed", created: 0 });
});

test("shows an import to its shop only", async () => {
  const id = idOf(await send(csv(chair("Mine"))));
  const rival = await person(server, "Rival", { isBusiness: true });
  for (const path of [`/api/listings/import/${id}`, `/api/listings/import/${id}/rejected.csv`])
    expect((await server.call("GET", path, { token: rival.token })).status).toBe(404);
});
