import { inquiryEndpoints } from "@heirloop/contract/inquiry/inquiry.endpoints";
import { mock, type MockRoute } from "./mock-handler.ts";

/** Where the server would keep and mail what was written. */
export const inquiryMocks: readonly MockRoute[] = [
  mock(inquiryEndpoints.contact, () => undefined),
  mock(inquiryEndpoints.trade, () => undefined),
];
