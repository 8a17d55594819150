import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serverWith } from "../testing/server-with.ts";
import { offerPasskeys } from "./offer-passkeys.ts";

const call = "POST /api/auth/login/passkey-options";
const minute = 60_000;
const page = Object.assign(new EventTarget(), { hidden: false });
let left: AbortController;
let answer: PromiseWithResolvers<unknown>;
/** What the browser was asked for. */
let asked: string[];

function serverWithChallenges(...challenges: string[]) {
  const options = { rpId: "heirloop.test", timeout: 5 * minute, userVerification: "required" };
  return serverWith({
    [call]: challenges.map((challenge) => ({ status: 200, body: { ...options, challenge } })),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  left = new AbortController();
  answer = Promise.withResolvers();
  asked = [];
  page.hidden = false;
  vi.stubGlobal("document", page);
  vi.stubGlobal("PublicKeyCredential", { parseRequestOptionsFromJSON: (options: unknown) => options });
  vi.stubGlobal("navigator", {
    credentials: {
      get: ({
        mediation,
        publicKey,
        signal,
      }: {
        mediation: string;
        publicKey: { challenge: string };
        signal: AbortSignal;
      }) => {
        asked.push(`${mediation} ${publicKey.challenge}`);
        const aborted = Promise.withResolvers<never>();
        signal.addEventListener("abort", () => aborted.reject(signal.reason));
        return Promise.race([answer.promise, aborted.promise]);
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Settled, so that a rejection that is expected later is not reported as unhandled. */
const offer = (server: ReturnType<typeof serverWithChallenges>) =>
  Promise.allSettled([offerPasskeys(server.api, left.signal)]);

test("returns the passkey that was chosen", async () => {
  const offered = offer(serverWithChallenges("one"));
  answer.resolve({ id: "passkey-1" });
  expect(await offered).toEqual([{ status: "fulfilled", value: '{"id":"passkey-1"}' }]);
  expect(asked).toEqual(["conditional one"]);
});

test("asks with a new challenge before the last one expires", async () => {
  const offered = offer(serverWithChallenges("one", "two"));
  await vi.advanceTimersByTimeAsync(4 * minute - 1);
  expect(asked).toEqual(["conditional one"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(["conditional one", "conditional two"]);
  answer.resolve({ id: "passkey-1" });
  expect(await offered).toMatchObject([{ status: "fulfilled" }]);
});

test("asks for no challenge while the page is in the background", async () => {
  page.hidden = true;
  const server = serverWithChallenges("one");
  const offered = offer(server);
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(server.requests).toEqual([]);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  answer.resolve({ id: "passkey-1" });
  expect(await offered).toMatchObject([{ status: "fulfilled" }]);
  expect(server.requests).toEqual([call]);
});

test.each([false, true])("stops when the page is left, in the background: %s", async (hidden) => {
  page.hidden = hidden;
  const server = serverWithChallenges("one");
  const offered = offer(server);
  await vi.advanceTimersByTimeAsync(minute);
  left.abort();
  expect(await offered).toMatchObject([{ status: "rejected" }]);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(server.requests).toEqual(hidden ? [] : [call]);
});

test("stops when the browser refuses", async () => {
  const server = serverWithChallenges("one");
  const offered = offer(server);
  answer.reject(new Error("Not allowed"));
  expect(await offered).toMatchObject([{ status: "rejected" }]);
  expect(server.requests).toEqual([call]);
});
