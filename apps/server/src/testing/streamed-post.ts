const chunk = 64 * 1024;

/** Builds a streamed request without a content length, and counts the bytes that have been read. */
export function streamedPost(text: string | { bytes: number }, headers: Record<string, string> = {}) {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : null;
  const size = typeof text === "string" ? (bytes?.byteLength ?? 0) : text.bytes;
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken >= size) {
        controller.close();
        return;
      }
      const next = bytes ?? new Uint8Array(Math.min(chunk, size - taken)).fill(97);
      taken += next.byteLength;
      controller.enqueue(next);
    },
  });
  return { init: { method: "POST", headers, body, duplex: "half" } as const, taken: () => taken };
}
