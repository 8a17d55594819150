import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import { defineJob, handleJobOutside, type JobHandler } from "../../platform/jobs/jobs.ts";
import { deleteUploads } from "../upload/upload.queries.ts";
import { findShownPictures } from "../upload-retention/picture-reference.queries.ts";

/** Removes the files of pictures that a closed account showed. */
export const removePictures = defineJob(
  "personal-data.remove-pictures",
  z.object({ addresses: z.array(z.string()) }),
);

/** Deletes at the payment gateway what it stores about the owner of a closed account. */
export const forgetAtGateway = defineJob(
  "personal-data.forget-at-gateway",
  z.object({ cards: z.array(z.string()), payoutAccount: z.nullable(z.string()) }),
);

/** Removes the files first, so that a file is never left without a row that names it. */
async function removeUnusedPictures({ db, pictures }: Deps, addresses: readonly string[]): Promise<void> {
  const shown = await findShownPictures(db, addresses);
  for (const address of addresses) {
    const key = pictures.uploadedKey(address);
    if (key === null || shown.has(address)) continue;
    await pictures.remove(key);
    await deleteUploads(db, [address]);
  }
}

export const personalDataJobs = (deps: Deps): readonly JobHandler[] => [
  handleJobOutside(removePictures, ({ addresses }) => removeUnusedPictures(deps, addresses)),
  handleJobOutside(forgetAtGateway, async ({ cards, payoutAccount }) => {
    for (const paymentMethod of cards) await deps.payments.deleteCustomer({ paymentMethod });
    if (payoutAccount !== null) await deps.payments.deleteAccount({ account: payoutAccount });
  }),
];
