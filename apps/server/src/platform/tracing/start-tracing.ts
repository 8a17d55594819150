import { context, diag, DiagLogLevel, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { TracingSettings } from "./tracing.ts";

/** Milliseconds for a batch with its retries. A server that stops waits that long for its last one. */
const exportTimeout = 3_000;

/**
 * Sends spans to a receiver in batches, until the returned function is called, which sends the rest. While the
 * receiver is away, spans are dropped, and `warn` is called with the cause.
 */
export function startTracing(
  { endpoint, serviceName }: TracingSettings,
  warn: (cause: string) => void,
  timeoutMillis = exportTimeout,
): () => Promise<void> {
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const ignore = (): void => {};
  diag.setLogger(
    { error: (cause) => warn(cause), warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, timeoutMillis }) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown().catch((error: unknown) => warn(String(error)));
    trace.disable();
    context.disable();
    diag.disable();
  };
}
