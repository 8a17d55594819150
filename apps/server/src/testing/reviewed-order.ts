import { pendingReviewSchema } from "@heirloop/contract/review/review.schema";
import { completedOrder } from "./completed-order.ts";
import type { TestPerson } from "./marketplace-world.ts";
import type { TestServer } from "./test-server.ts";

/** Completes an order, publishes both sides' reviews of it, and returns their id. */
export async function reviewedOrder(
  server: TestServer,
  buyer: TestPerson,
  seller: TestPerson,
  ratings: { seller: number; buyer: number } = { seller: 2, buyer: 4 },
): Promise<string> {
  await completedOrder(server, buyer, seller);
  const { body } = await server.call("GET", "/api/other/review/get-reviews", { token: buyer.token });
  const { _id: id } = pendingReviewSchema.parse(body);
  const submit = ({ token }: TestPerson, half: object) =>
    server.call("POST", "/api/other/review", { token, body: { id, ...half } });
  await submit(buyer, { seller: { rating: ratings.seller, feedback: "A drawer sticks" } });
  await submit(seller, { buyer: { rating: ratings.buyer, feedback: "Came late" } });
  return id;
}
