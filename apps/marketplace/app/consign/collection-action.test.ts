import { createApi } from "@heirloop/api-client/http/http-client";
import { expect, test } from "vitest";
import { sendCollectionForm } from "./collection-action.server.ts";

const api = createApi({
  prefix: "https://server.test",
  token: () => "a-token",
  retry: 0,
  fetch: () => Promise.reject(new Error("A refused form is not sent.")),
});

test("refuses a ZIP code of another state at its field and keeps what was typed", async () => {
  const typed = {
    "address.line1": "8 Orchard Road",
    "address.line2": "",
    "address.city": "Missoula",
    "address.state": "MT",
    "address.zip": "10001",
    phone: "+1 406 555 0177",
    accessNotes: "Ring twice.",
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  expect(await sendCollectionForm(api, "consignment-1", "set-pickup", form)).toEqual({
    collection: {
      intent: "set-pickup",
      values: { ...typed, date: "", window: "", reason: "" },
      errors: { "address.zip": "ZIP code 10001 is in New York. Check the ZIP code or the state." },
    },
  });
});
