import { expect, test } from "vitest";
import { csvLine } from "./csv-line.ts";

test.each([
  [["Walnut credenza", "Lamp"], "Walnut credenza,Lamp\r\n"],
  [['6" shelf, oak', "a\nb"], '"6"" shelf, oak","a\nb"\r\n'],
  [["=HYPERLINK(1)", "+1", "-1", "@x"], "'=HYPERLINK(1),'+1,'-1,'@x\r\n"],
  [[{ number: "-85.00" }, "", { number: "0.05" }], "-85.00,,0.05\r\n"],
])("writes %j as one line in which a text is no formula", (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
