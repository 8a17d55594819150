import { demoPassword } from "@heirloop/demo/account/accounts";
import { expect, test } from "../support/journey.ts";

const elsewhere = ["/%09/evil.test/x", "/.//evil.test", "/%5Cevil.test", "//evil.test"];

test("logging in redirects to a page of this site, however the return URL is written", async ({
  person,
  url,
}) => {
  const { page } = await person();
  await page.goto("/login?next=/%09/evil.test/x");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("consigner@demo.test");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();
  expect(page.url()).toBe(`${url}/`);

  for (const form of ["/login", "/register"])
    for (const next of elsewhere) {
      const answer = await page.request.get(`${form}?next=${next}`, { maxRedirects: 0 });
      expect([next, answer.status(), answer.headers()["location"]]).toEqual([next, 302, "/"]);
    }
  for (const [next, location] of [
    ["/%D0%BA", "/%D0%BA"],
    ["/a%00b", "/a%00b"],
    ["/favorites?sort=newest", "/favorites?sort=newest"],
  ] as const) {
    const answer = await page.request.get(`/login?next=${next}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]]).toEqual([302, location]);
  }
});

test("a form without JavaScript redirects to a page of this site", async ({ person, url }) => {
  const { page } = await person({ javaScript: false });
  const send = (back: string) =>
    page.request.post("/form-action", {
      headers: { origin: url },
      form: { "make-offer": "piece-000001", back },
      maxRedirects: 0,
    });
  for (const back of ["/.//evil.test", "/\t/evil.test", "/\\evil.test", "https://evil.test/"])
    expect((await send(back)).headers()["location"]).toBe("/?making=offer");
  expect((await send("/стол")).headers()["location"]).toBe("/%D1%81%D1%82%D0%BE%D0%BB?making=offer");
});
