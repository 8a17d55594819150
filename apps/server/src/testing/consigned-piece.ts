import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import type { TestPerson } from "./marketplace-world.ts";
import type { TestServer } from "./test-server.ts";

/** The submission of a piece outside all hubs, so that every business is offered it. */
export const pieceToConsign = {
  images: ["/pictures/demo/one"],
  title: "Walnut credenza",
  kind: "credenza",
  brand: "Ravnsborg",
  age: "about 60 years",
  condition: "good",
  dimensions: { width: 60, depth: 18, height: 30 },
  place: "Missoula, MT",
  zip: "59801",
  expectedPrice: 800_00,
  pickupAccess: "Ground floor.",
};

/** Submits a piece and makes it available to businesses; returns its id. */
export async function consigned(server: TestServer, who: TestPerson, more: object = {}): Promise<string> {
  const answer = await server.call("POST", "/api/consign", {
    token: who.token,
    body: { ...pieceToConsign, ...more },
  });
  if (answer.status !== 201) throw new Error(`The piece was refused: ${answer.text}`);
  await server.deps.jobs.runDue();
  return (answer.body as Consignment)._id;
}
