import { SpanKind, SpanStatusCode, trace, type Attributes, type Span } from "@opentelemetry/api";

export type { Span } from "@opentelemetry/api";

export type TracingSettings = {
  /** Base address of an OTLP/HTTP receiver, such as `http://localhost:4318`. */
  endpoint: string;
  /** What traces call this server. */
  serviceName: string;
};

export type SpanOptions = {
  /** Whether the work answers a caller outside or calls one; neither by default. */
  side?: "server" | "client";
  attributes?: Attributes;
};

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

/**
 * Runs work as a span inside the current one. A rejection marks it as failed, by the error's name only, because
 * messages can contain what users have typed. Records nothing until `start-tracing.ts` has registered where
 * spans go.
 */
export function withSpan<T>(
  name: string,
  { side, attributes = {} }: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const kind = side === undefined ? SpanKind.INTERNAL : kinds[side];
  return trace.getTracer("heirloop").startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, error instanceof Error ? error.name : "unknown");
      throw error;
    } finally {
      span.end();
    }
  });
}

export function markFailed(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", type);
}

/** Whether a span is being recorded here. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() === true;

/** Returns the id of the current trace, for log lines; null outside of one. */
export const currentTraceId = (): string | null => trace.getActiveSpan()?.spanContext().traceId ?? null;
