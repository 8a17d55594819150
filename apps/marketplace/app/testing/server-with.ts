import { createApi } from "@heirloop/api-client/http/http-client";

/**
 * A server with a queue of responses per call, such as `"PUT /api/favorites/listing-0001"`; any other call fails with
 * status 500. `requests` and `bodies` record what it was sent.
 */
export function serverWith(answers: Record<string, { status: number; body?: unknown }[]>) {
  const requests: string[] = [];
  const bodies: unknown[] = [];
  const api = createApi({
    prefix: "https://server.test",
    token: () => "a-token",
    retry: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const call = `${request.method} ${new URL(request.url).pathname}`;
      requests.push(call);
      if (request.body !== null) bodies.push(await request.json());
      const answer = answers[call]?.shift() ?? { status: 500 };
      return answer.body === undefined
        ? new Response(null, { status: answer.status })
        : Response.json(answer.body, {
            status: answer.status,
            headers: {
              "content-type": answer.status < 400 ? "application/json" : "application/problem+json",
            },
          });
    },
  });
  return { api, requests, bodies };
}
