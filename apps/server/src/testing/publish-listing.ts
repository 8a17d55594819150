import { expect } from "vitest";
import type { TestPerson } from "./marketplace-world.ts";
import type { TestServer } from "./test-server.ts";

/** The fields of a listing that can be published as they are. */
export const listingDraft = {
  title: "Plain sideboard",
  description: "Long and low.",
  price: 900_00,
  images: ["/pictures/demo/one"],
  brand: null,
  condition: "excellent",
  conditionNotes: null,
  category: "Furniture",
  subCategory: "Storage",
  type: "Sideboards",
  materials: ["Oak"],
  style: "Danish Modern",
  color: null,
  rooms: ["Dining Room"],
  dimensions: { width: 72, depth: 18, height: 31 },
  weight: 120,
  delivery: { pickup: true, delivery: false },
};

/** Publishes the draft with some changes through the API, with its events, and returns its public id. */
export async function publishListing(server: TestServer, by: TestPerson, change: object): Promise<string> {
  const body = { ...listingDraft, ...change };
  const answer = await server.call("POST", "/api/listings", { token: by.token, body });
  expect(answer.status).toBe(201);
  return (answer.body as { heirloopId: string }).heirloopId;
}
