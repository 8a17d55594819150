import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const page =
  '<html><head><link rel="modulepreload" href="/assets/home.js"/></head><body><p>&lt;/body&gt;</p><button type="button">Menu</button>' +
  '<script nonce="n" type="module" async="">import "/assets/home.js"</script></body></html>';

test("records clicks before the body and delays scripts until the page is complete", () => {
  const html = deferScripts(page, "n");
  expect(html.indexOf("preHydrationClick")).toBeLessThan(html.indexOf("<body>"));
  expect(html.indexOf("rel=later")).toBeGreaterThan(html.indexOf("<button"));
  expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(html.match(/<script nonce="n">/g)).toHaveLength(2);
  expect(html.endsWith("</script></body></html>")).toBe(true);
});
