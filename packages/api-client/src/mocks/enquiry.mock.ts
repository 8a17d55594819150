import { enquiryEndpoints } from "@heirloop/contract/enquiry/enquiry.endpoints";
import { mock, type MockRoute } from "./mock-handler.ts";

/** Where the server would keep and mail what was written. */
export const enquiryMocks: readonly MockRoute[] = [
  mock(enquiryEndpoints.contact, () => undefined),
  mock(enquiryEndpoints.trade, () => undefined),
];
