import type { Api } from "@heirloop/api-client/http/http-client";
import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import { expect } from "@playwright/test";
import { uploadSquarePicture } from "./create-listing.ts";

/** Submits a cabinet for $800 and waits until shops can accept it; returns the consignment's id. */
export async function submitConsignment(owner: Api, title: string): Promise<string> {
  const { _id: id } = await owner.call(consignmentEndpoints.submit, {
    body: {
      images: [await uploadSquarePicture(owner)],
      title,
      kind: "cabinet",
      condition: "good",
      dimensions: { width: 40, depth: 18, height: 60 },
      place: "Missoula, MT",
      zip: "59801",
      expectedPrice: cents(800_00),
    },
  });
  const getStatus = async () =>
    (await owner.call(consignmentEndpoints.mine)).consignments.find(({ _id }) => _id === id)?.status;
  await expect.poll(getStatus).toBe("available");
  return id;
}
