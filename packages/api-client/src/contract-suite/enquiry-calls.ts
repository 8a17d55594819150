import { enquiryEndpoints } from "@heirloop/contract/enquiry/enquiry.endpoints";
import { expect, test } from "vitest";
import { type Contract, inShort } from "./contract-target.ts";

const message = {
  name: " Ada Byron ",
  email: "Ada@Demo.test",
  topic: "buying",
  message: "Is there a lift at your hub?",
} as const;
const application = {
  name: "Ada Byron",
  studio: "Byron Interiors",
  email: "ada@demo.test",
  website: "byron-interiors.example/work",
  profession: "interior_design",
  message: "Three apartments a year.",
} as const;

export function enquiryCalls(contract: Contract): void {
  const { answer, problem } = contract;

  test("POST /api/contact accepts a message from anybody, once per key", async () => {
    await answer("guest", enquiryEndpoints.contact, { body: message, key: "one-message" });
    await answer("guest", enquiryEndpoints.contact, { body: message, key: "one-message" });
    await answer("blocked", enquiryEndpoints.contact, { body: message });
    const again = { body: { ...message, topic: "other" }, key: "one-message" };
    expect(inShort(await problem("guest", enquiryEndpoints.contact, again))).toBe("422 key-reused");
    const wrong = { body: { ...message, name: " ", email: "ada@demo", topic: "weather", message: "" } };
    expect(inShort(await problem("guest", enquiryEndpoints.contact, wrong))).toBe(
      "422 invalid name email topic message",
    );
  });

  test("POST /api/trade-applications accepts an application from anybody; website and tax ID are optional", async () => {
    const { website: _website, ...least } = application;
    await answer("guest", enquiryEndpoints.trade, { body: application });
    await answer("guest", enquiryEndpoints.trade, { body: least });
    await answer("shopper", enquiryEndpoints.trade, {
      body: { ...application, website: "", taxId: "12-3456789" },
    });
    const wrong = { body: { ...application, studio: "", website: "my site", profession: "poet" } };
    expect(inShort(await problem("guest", enquiryEndpoints.trade, wrong))).toBe(
      "422 invalid studio website profession",
    );
  });
}
