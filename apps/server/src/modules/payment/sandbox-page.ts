import { html } from "hono/html";

export type SandboxPage = {
  title: string;
  lines: readonly string[];
  actions: ReadonlyArray<{ name: string; value: string; label: string }>;
  /** Leads back to the shop. */
  link?: { href: string; label: string };
};

/**
 * Renders a page of the sandbox provider, plain on purpose so that it is not mistaken for the shop or a bank.
 */
export function sandboxPage(nonce: string, { title, lines, actions, link }: SandboxPage) {
  const buttons = actions.map(
    ({ name, value, label }) => html`<button name="${name}" value="${value}">${label}</button>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Sandbox</title>
        <style nonce="${nonce}">
          body {
            margin: 0;
            font:
              17px/1.5 system-ui,
              sans-serif;
            color: #1d1d1b;
            background: #f3f1ec;
          }
          p.mark {
            margin: 0;
            padding: 10px 16px;
            background: #1d1d1b;
            color: #fff;
            text-align: center;
          }
          main {
            max-width: 30rem;
            margin: 12vh auto 0;
            padding: 0 20px;
          }
          h1 {
            font-size: 1.6rem;
            line-height: 1.2;
          }
          form {
            display: flex;
            flex-wrap: wrap;
            gap: 12px;
            margin-top: 28px;
          }
          button {
            font: inherit;
            padding: 12px 22px;
            border: 2px solid #1d1d1b;
            border-radius: 6px;
            background: #fff;
            color: #1d1d1b;
            cursor: pointer;
          }
          button:first-child {
            background: #1d1d1b;
            color: #fff;
          }
          a {
            color: inherit;
          }
          :focus-visible {
            outline: 3px solid #1f6feb;
            outline-offset: 2px;
          }
        </style>
      </head>
      <body>
        <p class="mark">Sandbox payment provider: no real money, no real bank</p>
        <main>
          <h1>${title}</h1>
          ${lines.map((line) => html`<p>${line}</p>`)}
          ${link === undefined ? "" : html`<p><a href="${link.href}">${link.label}</a></p>`}
          ${buttons.length === 0 ? "" : html`<form method="post">${buttons}</form>`}
        </main>
      </body>
    </html>`;
}
