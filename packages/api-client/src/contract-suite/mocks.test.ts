import { setupServer } from "msw/node";
import { afterAll, beforeAll } from "vitest";
import { createHandlers } from "../mocks/handlers.ts";
import { mockAppCode } from "../mocks/two-step.mock.ts";
import { describeContract } from "./contract-suite.ts";

const mocks = setupServer(...createHandlers());
beforeAll(() => mocks.listen({ onUnhandledFrame: "error" }));
afterAll(() => mocks.close());

describeContract({
  name: "the mocks",
  settle: () => Promise.resolve(),
  appCode: () => mockAppCode,
  origin: "https://mocks.test",
  async call(method, path, { token, body, headers, file } = {}) {
    const sent = new Headers(headers);
    if (token !== undefined) sent.set("x-auth-token", token);
    let payload: BodyInit | null = null;
    if (file !== undefined) {
      const form = new FormData();
      form.set("file", new File([new Uint8Array(file.bytes)], file.name));
      payload = form;
    } else if (body !== undefined) {
      sent.set("content-type", "application/json");
      payload = JSON.stringify(body);
    }
    const response = await fetch(`https://mocks.test${path}`, { method, headers: sent, body: payload });
    const text = await response.text();
    const json = (response.headers.get("content-type") ?? "").includes("json");
    return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
  },
});
