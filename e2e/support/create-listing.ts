import { randomUUID } from "node:crypto";
import type { Api } from "@heirloop/api-client/http/http-client";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import { uploadEndpoints } from "@heirloop/contract/upload/upload.endpoints";
import { square } from "./square-picture.ts";

type Piece = {
  title: string;
  price: number;
  delivery: { pickup: boolean; delivery: boolean };
  /** A new one waits for an admin. */
  brand?: string;
};

/** Uploads a picture; returns its URL. */
export async function uploadSquarePicture(api: Api): Promise<string> {
  const file = new File([square.buffer], square.name, { type: square.mimeType });
  return (await api.upload(uploadEndpoints.create, { file, name: square.name })).url;
}

/** Publishes a listing of the seller whose API it is. */
export async function createListing(
  seller: Api,
  { title, price, delivery, brand }: Piece,
): Promise<FullListing> {
  const picture = await uploadSquarePicture(seller);
  return seller.call(
    listingEndpoints.create,
    {
      body: {
        title,
        description: "Ash, with a rush seat.",
        price: cents(price),
        images: [picture],
        brand: brand ?? null,
        condition: "good",
        conditionNotes: null,
        category: "seating",
        subCategory: "chairs",
        type: "dining_chairs",
        materials: [],
        style: null,
        color: null,
        rooms: [],
        dimensions: { width: 18, depth: 20, height: 32 },
        weight: null,
        delivery,
      },
    },
    { idempotencyKey: randomUUID() },
  );
}
