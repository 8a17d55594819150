import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";

/** `width` and `height` in pixels. The URL of a private picture is signed, and opens it for an hour at most. */
export const uploadSchema = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type Upload = z.infer<typeof uploadSchema>;

/** Private pictures prove a delivery or belong to a case; only who may see these gets URLs that open them. */
export type Visibility = "public" | "private";

export const uploadEndpoints = {
  create: endpoint("POST", "/api/uploads", {
    summary: "Upload a picture",
    access: "user",
    query: z.object({ visibility: z.optional(z.enum(["public", "private"])) }),
    payload: "file",
    status: 201,
    answer: uploadSchema,
    errors: ["too-large", "unsupported-type"],
    idempotent: true,
    limits: [atMost(240, "uploads", "hour")],
  }),
};
