import { expect, test } from "vitest";
import { renditionUrl } from "./picture-source.tsx";

test.each([
  ["/pictures/uploads/sofa", "/pictures/uploads/sofa/640.webp"],
  ["/pictures/private/proof?until=1&by=x", "/pictures/private/proof/640.webp?until=1&by=x"],
])("inserts the size into %s, before a signature", (src, url) => {
  expect(renditionUrl(src, 640, "webp")).toBe(url);
});
