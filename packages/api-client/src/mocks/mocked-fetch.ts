import { getResponse } from "msw";
import { createHandlers } from "./handlers.ts";
import type { MockWorld } from "./mock-world.ts";

/** A `fetch` that the mocks answer, for `createApi({ fetch })`: nothing is intercepted, nothing global changes. */
export function mockedFetch(world?: MockWorld): (input: Request | URL | string, init?: RequestInit) => Promise<Response> {
  const handlers = createHandlers(world);
  return async (input, init) => {
    const request = new Request(input, init);
    const answer = await getResponse(handlers, request);
    if (answer === undefined) throw new TypeError(`The mocks have no answer to ${request.method} ${request.url}.`);
    return answer;
  };
}
