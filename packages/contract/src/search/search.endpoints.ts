import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";

export const searchEndpoints = {
  popular: endpoint("GET", "/api/search/popular", {
    summary: "Popular searches of the last days",
    access: "guest",
    answer: z.object({ searches: z.array(z.string()) }),
  }),
};
