import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import * as z from "zod/mini";

const attributeSchema = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const spanSchema = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  attributes: z.array(attributeSchema),
  status: z.object({ code: z.optional(z.number()) }),
});
const bodySchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attributeSchema) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

export type ReceivedSpan = z.output<typeof spanSchema>;

export type TraceReceiver = {
  readonly endpoint: string;
  readonly spans: ReceivedSpan[];
  readonly serviceNames: Set<unknown>;
  /** Everything received, as it was sent. */
  readonly bodies: string[];
  close(): Promise<void>;
};

/** Receives traces over OTLP/HTTP on a free loopback port. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const received = { spans: [] as ReceivedSpan[], serviceNames: new Set<unknown>(), bodies: [] as string[] };
  function receive(body: string): void {
    received.bodies.push(body);
    for (const { resource, scopeSpans } of bodySchema.parse(JSON.parse(body)).resourceSpans) {
      for (const { key, value } of resource.attributes)
        if (key === "service.name") received.serviceNames.add(value["stringValue"]);
      received.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
    }
  }
  const http = createServer((request, response) => {
    text(request).then(
      (body) => {
        const isTraces = request.url === "/v1/traces";
        if (isTraces) receive(body);
        response.writeHead(isTraces ? 200 : 404, { "content-type": "application/json", connection: "close" });
        response.end("{}");
      },
      (error: unknown) => response.destroy(new Error("failed", { cause: error })),
    );
  });
  await new Promise<void>((ready) => http.listen(0, "127.0.0.1", ready));
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("The receiver has no port.");
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    ...received,
    async close() {
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
    },
  };
}
