import { join } from "node:path";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { createOutbox } from "../platform/mail/outbox-mailer.ts";
import type { Deps } from "../deps.ts";
import type { HttpEnv } from "./http-env.ts";
import { problem } from "../platform/problem.ts";

/**
 * Another site could resolve its own host name to this machine (DNS rebinding), so only local host names are
 * accepted.
 */
const ownName = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/** `/dev/outbox`: the sent mails, for a server that only its own user can reach. */
export function outboxPages({ env, now }: Pick<Deps, "env" | "now">): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  if (!env.loopback || env.smtpUrl !== null) return app;
  const outbox = createOutbox(join(env.dataDir, "outbox"), now);
  app.use("/dev/*", async (context, next) => {
    if (!ownName.test(context.req.header("host") ?? new URL(context.req.url).host))
      throw problem("not-found");
    context.header("cache-control", "no-store");
    await next();
  });
  app.get("/dev/outbox.json", async (context) => context.json(await outbox.list()));
  app.get("/dev/outbox", async (context) => {
    const mails = await outbox.list();
    return context.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>Outbox</title>
          </head>
          <body style="font: 16px/1.5 system-ui; max-width: 44rem; margin: 2rem auto; padding: 0 1rem">
            <h1>Outbox</h1>
            <p>Mail that this server would send if it had a mail server (SMTP_URL), newest first.</p>
            ${mails.length === 0 ? html`<p>Nothing has been sent yet.</p>` : ""}
            <ul style="list-style: none; padding: 0">
              ${mails.map(
                (mail) =>
                  html`<li style="border-top: 1px solid #8886; padding: 0.75rem 0">
                    <a href="/dev/outbox/${mail.id}">${mail.subject}</a><br />
                    <small
                      >to ${mail.to},
                      <time datetime="${mail.date}"
                        >${mail.date.slice(0, 16).replace("T", " ")} UTC</time
                      ></small
                    >
                  </li>`,
              )}
            </ul>
          </body>
        </html>`,
    );
  });
  app.get("/dev/outbox/:id", async (context) => {
    const mail = (await outbox.list()).find(({ id }) => id === context.req.param("id"));
    if (mail === undefined) throw problem("not-found");
    const answer = await context.html(html`${raw(mail.html)}`);
    // Allows a mail's inline styles but no scripts. Set afterwards, because the default policy is stricter on
    // styles.
    context.set(
      "contentPolicy",
      () =>
        "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation allow-popups",
    );
    return answer;
  });
  return app;
}
