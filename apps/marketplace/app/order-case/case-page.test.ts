import { amountMessage } from "@heirloop/contract/money/cents-of";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { serverContext } from "../server-context.ts";
import { saveCase } from "./case-page.server.ts";

const failed = "A picture was not uploaded. Upload it again, or remove it";
const uploading = "Wait until the upload is done, then try again";
const origin = "https://server.test";

function sendForm(fields: ReadonlyArray<readonly [string, string]>) {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const context = new RouterContextProvider();
  context.set(serverContext, {
    origin,
    token: "a-token",
    fetch: () => Promise.reject(new Error("A refused form is not sent.")),
    nonce: "",
    requestId: "a-request",
    document: false,
    publicUrl: origin,
    ip: "127.0.0.1",
    sites: { admin: origin, reviews: origin },
    cardForm: null,
    searchService: null,
    onFailure: () => undefined,
  });
  const request = new Request(`${origin}/cases/o-12345678`, { method: "POST", body, headers: { origin } });
  return saveCase({ request, context }, "o-12345678");
}

test("shows the error of an upload and of the amount together with all others", async () => {
  const answer = await sendForm([
    ["intent", "report"],
    ["description", ""],
    ["solution", "refund"],
    ["amount", "a lot"],
    ["unfinishedUpload", "failed pictures"],
  ]);
  expect(answer).toMatchObject({
    answer: {
      type: "report",
      errors: {
        reason: expect.any(String),
        description: "Describe what is wrong",
        amount: amountMessage,
        pictures: failed,
      },
    },
  });
});

test("ignores an amount that was typed before another solution was chosen", async () => {
  const answer = await sendForm([
    ["intent", "report"],
    ["reason", "damaged"],
    ["description", ""],
    ["solution", "repair"],
    ["amount", "a lot"],
  ]);
  expect(answer).toMatchObject({ answer: { errors: { description: "Describe what is wrong" } } });
  expect(answer).not.toHaveProperty("answer.errors.amount");
});

test("refuses a form with an upload that failed and nothing else", async () => {
  const answer = await sendForm([
    ["intent", "report"],
    ["reason", "damaged"],
    ["description", "A leg is broken."],
    ["solution", "repair"],
    ["unfinishedUpload", "uploading pictures"],
  ]);
  expect(answer).toMatchObject({ answer: { errors: { pictures: uploading } } });
});
