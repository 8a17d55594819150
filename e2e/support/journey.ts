import { type Browser, expect, type Page, test as base } from "@playwright/test";
import { createApi, type Api } from "@heirloop/api-client/http/http-client";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";

import { confirmEmail } from "./mailbox.ts";

export { expect };

export const demoPassword = "heirloop-demo";

/** Somebody with a browser of their own. Anything a browser complains of fails the journey. */
export type Person = { page: Page };

type Stage = {
  url: string;
  /**
   * Opens a browser for somebody; with an email of the demo world they are logged in. Undisturbed, as they are unless told otherwise, no offer
   * and no request for a review opens by itself.
   */
  person: (options?: {
    email?: string;
    javaScript?: boolean;
    undisturbed?: boolean;
    /** What else the browser will complain of, since this journey asks for it. */
    provokes?: RegExp;
  }) => Promise<Person>;
  /** Registers somebody new through the API, and opens a browser in which they are logged in. */
  newcomer: (options?: {
    firstName?: string;
    isBusiness?: boolean;
    /** Has confirmed the email address, as promo codes and published reviews need. */
    emailConfirmed?: boolean;
    provokes?: RegExp;
  }) => Promise<Person & { email: string; userId: string; api: Api }>;
};

/**
 * What a browser says of a line that the journey cut, of a refusal that it asked for, such as a declined card, and of a page that it left
 * while the socket was connecting.
 */
const provoked =
  /ERR_INTERNET_DISCONNECTED|status of (409|422)|WebSocket is closed before the connection is established/;

const nothing = /$^/;

let counted = 0;

async function openFor(
  browser: Browser,
  url: string,
  complaints: string[],
  { javaScript, undisturbed, provokes }: { javaScript: boolean; undisturbed: boolean; provokes: RegExp },
): Promise<Person> {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: javaScript });
  if (undisturbed) await context.addInitScript(() => window.localStorage.setItem("captureEmail", "true"));
  const page = await context.newPage();
  page.on("console", (message) => {
    if (provoked.test(message.text()) || provokes.test(message.text())) return;
    if (message.type() === "error" || message.type() === "warning")
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  return { page };
}

/**
 * Nobody is asked for a review. Those of the demo world would be, and so would a seller whose sale another journey
 * completes meanwhile: putting them off beforehand would not do.
 */
async function withoutReviews(page: Page): Promise<void> {
  await page.context().route(`**${reviewEndpoints.pending.path}`, (route) => route.fulfill({ json: null }));
}

async function logIn({ page }: Person, url: string, email: string, undisturbed: boolean): Promise<void> {
  const { token } = await createApi({ prefix: url, token: () => undefined }).call(authEndpoints.login, {
    body: { email, password: demoPassword },
  });
  if (undisturbed) await withoutReviews(page);
  await page.context().addCookies([{ name: "token", value: token, url }]);
}

/**
 * From here on time passes in this browser only as the journey lets it, however long its pages take. Without this a browser's clock runs on
 * while a journey looks, and what stands for some seconds may come and go unseen on a slow machine.
 */
export async function freezeClock(page: Page): Promise<void> {
  const now = Date.now();
  // It runs until it is stopped, and cannot be stopped at a time that has passed.
  await page.clock.install({ time: now - 3_600_000 });
  await page.clock.pauseAt(now);
}

/** Lets tenths of a second pass, one after the other, until something holds. */
export const withinTimeout = (page: Page, holds: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(100);
    await holds();
  }).toPass({ intervals: [20] });

/**
 * The page's scripts have taken over. Before that its buttons and links do the same by leading to other pages, so only what is
 * different with scripts has to wait for it.
 */
export const answers = (page: Page) => page.waitForFunction(() => !("preHydrationClick" in window));

/** The page has fetched everything that it fetches by itself, including the scripts that it loads when idle. */
export const fetchedAll = (page: Page) => page.waitForLoadState("networkidle");

export const test = base.extend<Stage>({
  url: async ({ baseURL }, provide) => provide(process.env["JOURNEY_URL"] ?? baseURL ?? ""),
  person: async ({ browser, url }, provide) => {
    const people: Person[] = [];
    const complaints: string[] = [];
    await provide(async ({ email, javaScript = true, undisturbed = true, provokes = nothing } = {}) => {
      const person = await openFor(browser, url, complaints, { javaScript, undisturbed, provokes });
      people.push(person);
      if (email !== undefined) await logIn(person, url, email, undisturbed);
      return person;
    });
    for (const { page } of people) await page.context().close();
    expect(complaints).toEqual([]);
  },
  newcomer: async ({ person, url }, provide) => {
    await provide(
      async ({
        firstName = "Robin",
        isBusiness = false,
        emailConfirmed = false,
        provokes = nothing,
      } = {}) => {
        counted += 1;
        const email = `newcomer-${process.pid}-${counted}-${Date.now()}@journeys.test`;
        const { token, user } = await createApi({ prefix: url, token: () => undefined }).call(
          authEndpoints.register,
          {
            body: { firstName, lastName: "Journey", email, password: "a long enough password", isBusiness },
          },
        );
        if (emailConfirmed) await confirmEmail(url, email);
        const somebody = await person({ provokes });
        await somebody.page.context().addCookies([{ name: "token", value: token, url }]);
        return { ...somebody, api: createApi({ prefix: url, token: () => token }), email, userId: user._id };
      },
    );
  },
});
