import { type Browser, expect, type Page, test as base } from "@playwright/test";
import { createApi, type Api } from "@heirloop/api-client/http/http-client";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";

import { confirmEmail } from "./mailbox.ts";
import { logInDemo } from "./demo-api.ts";

export { expect };

/** A user with a browser of their own. Any browser error fails the journey. */
export type Person = { page: Page };

/** Registers a user through the API and opens a browser in which they are logged in. */
export type Newcomer = (options?: {
  firstName?: string;
  isBusiness?: boolean;
  /** Has confirmed the email, as promo codes and published reviews require. */
  emailConfirmed?: boolean;
  provokes?: RegExp;
}) => Promise<Person & { email: string; userId: string; api: Api }>;

type Stage = {
  url: string;
  /**
   * Opens a browser; with an email of the demo data the user is logged in. By default no promo offer or review
   * request opens on its own.
   */
  person: (options?: {
    email?: string;
    javaScript?: boolean;
    undisturbed?: boolean;
    /** Browser errors that this journey expects. */
    provokes?: RegExp;
  }) => Promise<Person>;
  newcomer: Newcomer;
};

/**
 * Browser messages about a connection that the journey cut, an expected refusal such as a declined card, and a page
 * that was left while the socket was connecting.
 */
const provoked =
  /ERR_INTERNET_DISCONNECTED|status of (409|422)|WebSocket is closed before the connection is established/;

/**
 * React Router leaves a rejection of its decoder unhandled when it gives up a response whose data it has read already,
 * as it does when news asks for newer data. Nothing is lost by it.
 */
const gaveUpResponse = /^BodyStreamBuffer was aborted$/;

const nothing = /$^/;

/** The password of every newcomer. */
export const newcomerPassword = "a long enough password";

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
  page.on("pageerror", ({ message }) => {
    if (!gaveUpResponse.test(message)) complaints.push(`${page.url()}: ${message}`);
  });
  return { page };
}

/**
 * Suppresses review requests. Users of the demo data would get one, and so would a seller whose sale another journey
 * completes; declining beforehand is not enough. A browser caches nothing while Playwright intercepts its requests, so
 * the page's own function answers.
 */
async function withoutReviews(page: Page): Promise<void> {
  await page.context().addInitScript((path) => {
    const send = window.fetch.bind(window);
    window.fetch = async (request, options) => {
      const url = request instanceof Request ? request.url : request;
      return new URL(url, window.location.href).pathname === path
        ? Response.json(null)
        : send(request, options);
    };
  }, reviewEndpoints.pending.path);
}

async function logIn({ page }: Person, url: string, email: string, undisturbed: boolean): Promise<void> {
  const { token } = await logInDemo(url, email);
  if (undisturbed) await withoutReviews(page);
  await page.context().addCookies([{ name: "token", value: token, url }]);
}

/**
 * From here on time passes in this browser only when the journey advances it. Otherwise the clock runs on during
 * assertions, and on a slow machine something shown for seconds could be missed.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  // It runs until it is stopped, and cannot be stopped at a time in the past.
  await page.clock.install({ time: now - 3_600_000 });
  await page.clock.pauseAt(now);
}

/** Advances the clock in steps of a tenth of a second until the assertion holds. */
export const withinTimeout = (page: Page, holds: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(100);
    await holds();
  }).toPass({ intervals: [20], timeout: 180_000 });

/**
 * Waits for hydration. Before that, buttons and links lead to other pages, so only behavior that needs JavaScript has
 * to wait.
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
            body: { firstName, lastName: "Journey", email, password: newcomerPassword, isBusiness },
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
