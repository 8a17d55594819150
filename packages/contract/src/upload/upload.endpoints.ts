import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";

/** Pixels. */
export const uploadSchema = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type Upload = z.infer<typeof uploadSchema>;

export const uploadEndpoints = {
  create: endpoint("POST", "/api/uploads", {
    summary: "Upload a picture",
    access: "user",
    payload: "file",
    status: 201,
    answer: uploadSchema,
    errors: ["too-large", "unsupported-type"],
    idempotent: true,
    limits: [atMost(240, "uploads", "hour")],
  }),
};
