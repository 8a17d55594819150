import { brand } from "@heirloop/contract/brand/brand";
import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import { html, raw } from "hono/html";
import type * as z from "zod/mini";
import { errorCodes, formatLimits, schemaOf } from "./openapi.ts";

const whoMayCall = {
  guest: "anybody",
  everyone: "anybody; a token is read when there is one",
  user: "signed-in users",
  business: "businesses",
  admin: "admins",
} as const;

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
  nav ul { columns: 14rem; list-style: none; padding: 0; }
  details { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 6px; margin: .5rem 0; }
  summary { cursor: pointer; padding: .5rem .75rem; display: flex; gap: .75rem; flex-wrap: wrap; align-items: baseline; }
  details > div { padding: 0 .75rem .75rem; }
  code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
  pre { overflow: auto; max-height: 24rem; padding: .75rem; border-radius: 6px; background: color-mix(in srgb, currentColor 6%, transparent); }
  .method { font-weight: 700; min-width: 4.5rem; }
  .who { opacity: .75; }
`;

const idOf = ({ method, path }: Endpoint) => `${method}-${path.replaceAll(/[^A-Za-z0-9]+/g, "-")}`;
const groupOf = ({ path }: Endpoint) => path.split("/")[2] ?? "";

function part(title: string, schema: z.ZodMiniType | undefined, io: "input" | "output") {
  if (schema === undefined) return "";
  return html`<h4>${title}</h4>
    <pre tabindex="0"><code>${JSON.stringify(schemaOf(schema, io), null, 2)}</code></pre>`;
}

function callSection(endpoint: Endpoint) {
  return html`<details id="${idOf(endpoint)}">
    <summary>
      <code class="method">${endpoint.method}</code> <code>${endpoint.path}</code>
      <span>${endpoint.summary}</span>
    </summary>
    <div>
      <p class="who">
        For ${whoMayCall[endpoint.access]}. Answers ${endpoint.status}.
        ${endpoint.idempotent ? "Takes an Idempotency-Key." : ""} ${formatLimits(endpoint).join(" ")}
        ${endpoint.payload === "file" ? "Takes one file as multipart/form-data, field file, at most 15 MB." : ""}
      </p>
      ${part("Path", endpoint.params, "input")} ${part("Query", endpoint.query, "input")}
      ${part("Body", endpoint.body, "input")} ${part("Answer", endpoint.answer, "output")}
      ${endpoint.alternatives?.map(({ status, answer }) => part(`Or ${status}`, answer, "output")) ?? ""}
      <h4>Errors</h4>
      <ul>
        ${errorCodes(endpoint).map((code) => html`<li>${errorCatalog[code].status} <code>${code}</code>: ${errorCatalog[code].title}</li>`)}
      </ul>
    </div>
  </details>`;
}

/**
 * Renders the mounted calls as a readable page. It runs no script, so it needs no exception from the content
 * policy.
 */
export function docsPage(endpoints: readonly Endpoint[], nonce: string) {
  const groups = Map.groupBy(endpoints, groupOf);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${brand.name}: API</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <h1>${brand.name}: API</h1>
        <p>
          ${endpoints.length} calls. The same for machines: <a href="/api/openapi.json">OpenAPI 3.1</a>. The
          token goes into the header <code>x-auth-token</code>; money is integer US cents; dates are ISO 8601
          UTC; errors are problem details (<code>application/problem+json</code>) with a stable
          <code>code</code>.
        </p>
        <nav aria-label="Groups">
          <ul>
            ${[...groups.keys()].map((name) => html`<li><a href="#${name}">${name}</a></li>`)}
          </ul>
        </nav>
        ${[...groups].map(
          ([name, calls]) =>
            html`<section>
              <h2 id="${name}">${name}</h2>
              ${calls.map(callSection)}
            </section>`,
        )}
      </body>
    </html>`;
}
