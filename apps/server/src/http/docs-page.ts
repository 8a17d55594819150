import { brand } from "@heirloop/contract/brand/brand";
import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import { requestBodySchema } from "@heirloop/contract/endpoint/request-body";
import { clientEvents, serverEvents, socketPath } from "@heirloop/contract/realtime/realtime.events";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import { html, raw } from "hono/html";
import type * as z from "zod/mini";
import { errorCodes, formatLimits, groupOf, schemaOf } from "./openapi.ts";
import type { Operation } from "./operation.ts";

const whoMayCall = {
  guest: "anyone",
  everyone: "anyone; a token is read when there is one",
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

const idOf = ({ method, path }: Pick<Endpoint | Operation, "method" | "path">) =>
  `${method}-${path.replaceAll(/[^A-Za-z0-9]+/g, "-")}`;

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
      ${part("Body", requestBodySchema(endpoint), "input")} ${part("Answer", endpoint.answer, "output")}
      ${endpoint.alternatives?.map(({ status, answer }) => part(`Or ${status}`, answer, "output")) ?? ""}
      <h4>Errors</h4>
      <ul>
        ${errorCodes(endpoint).map((code) => html`<li>${errorCatalog[code].status} <code>${code}</code>: ${errorCatalog[code].title}</li>`)}
      </ul>
    </div>
  </details>`;
}

function operationSection(operation: Operation) {
  const { method, path, summary, forOperators = false, body, responses } = operation;
  return html`<details id="${idOf(operation)}">
    <summary>
      <code class="method">${method}</code> <code>${path}</code>
      <span>${summary}</span>
    </summary>
    <div>
      <p class="who">For ${forOperators ? "operators, with METRICS_TOKEN as the bearer token" : "anyone"}.</p>
      ${part("Body", body, "input")}
      <h4>Answers</h4>
      <ul>
        ${Object.entries(responses).map(([status, meaning]) => html`<li>${status}: ${meaning}</li>`)}
      </ul>
    </div>
  </details>`;
}

function eventSections(
  events: Readonly<Record<string, z.ZodMiniType>>,
  io: "input" | "output",
  from: string,
) {
  return Object.entries(events).map(
    ([name, schema]) =>
      html`<details>
        <summary><code class="method">${name}</code> <span>${from}</span></summary>
        <div>${part("Payload", schema, io)}</div>
      </details>`,
  );
}

function realtimeSection() {
  return html`<section>
    <h2 id="realtime">realtime</h2>
    <p>
      Socket.IO at <code>${socketPath}</code>, with <code>auth: { token }</code> in the handshake; no token,
      no connection. Every event of a browser is acknowledged with <code>{ ok: true, … }</code>, a
      <code>message</code> after it is stored, or with <code>{ ok: false, problem }</code>.
    </p>
    ${eventSections(clientEvents, "input", "browser to server")}
    ${eventSections(serverEvents, "output", "server to browser")}
  </section>`;
}

/**
 * Renders the mounted calls as a readable page. It runs no script, so it needs no exception from the content
 * policy.
 */
export function docsPage(endpoints: readonly Endpoint[], operations: readonly Operation[], nonce: string) {
  const groups = Map.groupBy(endpoints, groupOf);
  const outside = Map.groupBy(operations, groupOf);
  const names = new Set([...groups.keys(), ...outside.keys(), "realtime"]);
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
          ${endpoints.length + operations.length} calls. The same for machines:
          <a href="/api/openapi.json">OpenAPI 3.1</a>. The token goes into the header
          <code>x-auth-token</code>; money is integer US cents; dates are ISO 8601 UTC; errors are problem
          details (<code>application/problem+json</code>) with a stable <code>code</code>, and a
          <code>detail</code> where there is more to say than the title does. A call that changes something
          rejects fields that it does not know.
        </p>
        <nav aria-label="Groups">
          <ul>
            ${[...names].map((name) => html`<li><a href="#${name}">${name}</a></li>`)}
          </ul>
        </nav>
        ${[...names]
          .filter((name) => name !== "realtime")
          .map(
            (name) =>
              html`<section>
                <h2 id="${name}">${name}</h2>
                ${groups.get(name)?.map(callSection) ?? ""} ${outside.get(name)?.map(operationSection) ?? ""}
              </section>`,
          )}
        ${realtimeSection()}
      </body>
    </html>`;
}
