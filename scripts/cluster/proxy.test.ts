import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { repositoryRoot } from "../repository-root.ts";
import { freePort } from "../free-port.ts";
import { superviseChild, type Child } from "./child.ts";
import { findHaproxy } from "./find-haproxy.ts";

const haproxy = findHaproxy();

const closing: Array<() => unknown> = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

type WebServer = { port: number; checks: () => number; server: Server };

/** A web server that answers its health checks as told, and everything else with its name or as told. */
async function startWebServer(
  name: string,
  answerCheck: (response: ServerResponse) => void,
  answer: (request: IncomingMessage, response: ServerResponse) => unknown = (_request, response) =>
    response.end(name),
): Promise<WebServer> {
  let checks = 0;
  const server = createServer((request, response) => {
    if (request.url !== "/readyz") return void answer(request, response);
    checks += 1;
    answerCheck(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, checks: () => checks, server };
}

/** The address of HAProxy with the configuration that a site runs. */
async function startProxy(web1: number, web2: number): Promise<string> {
  const port = await freePort();
  const proxy: Child = superviseChild({
    name: "proxy",
    command: [haproxy ?? "", "-db", "-f", join(repositoryRoot, "deploy/haproxy.cfg")],
    env: { PORT: String(port), WEB_1_PORT: String(web1), WEB_2_PORT: String(web2) },
    ready: null,
    say: () => undefined,
  });
  closing.push(() => proxy.stop());
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(url).then(
          () => "answers",
          () => "refuses",
        ),
      { timeout: 30_000 },
    )
    .toBe("answers");
  return url;
}

/** More than the two that HAProxy may have sent before it knew the answer to the first. */
const severalChecks = async (...servers: WebServer[]): Promise<void> =>
  expect.poll(() => servers.every(({ checks }) => checks() >= 3), { timeout: 60_000 }).toBe(true);

describe.skipIf(haproxy === null)("the proxy in front of the web servers", () => {
  test("keeps servers that are too busy to answer a health check at once", async () => {
    const busy = (response: ServerResponse) => void setTimeout(() => response.end(), 1_000);
    const web1 = await startWebServer("web-1", busy);
    const web2 = await startWebServer("web-2", busy);
    const url = await startProxy(web1.port, web2.port);
    await severalChecks(web1, web2);
    expect((await fetch(url)).status).toBe(200);
  });

  test("sends nobody to a server that says it is not ready", async () => {
    const web1 = await startWebServer("web-1", (response) => void response.writeHead(503).end());
    const web2 = await startWebServer("web-2", (response) => void response.end());
    const url = await startProxy(web1.port, web2.port);
    await severalChecks(web1, web2);
    for (let visit = 0; visit < 10; visit += 1) expect(await (await fetch(url)).text()).toBe("web-2");
  });

  test("sends the request that found its server gone to the other one", async () => {
    const web1 = await startWebServer("web-1", (response) => void response.end());
    const web2 = await startWebServer("web-2", (response) => void response.end());
    const url = await startProxy(web1.port, web2.port);
    web1.server.closeAllConnections();
    web1.server.close();
    for (let visit = 0; visit < 10; visit += 1) expect(await (await fetch(url)).text()).toBe("web-2");
  });

  test("asks the other server for a script that one of another version does not have", async () => {
    const ready = (response: ServerResponse) => void response.end();
    const asked: string[] = [];
    const [web1, web2] = await Promise.all(
      (["old", "new"] as const).map((version) =>
        startWebServer(version, ready, ({ url }, response) => {
          asked.push(version);
          response.writeHead(url === `/assets/${version}.js` ? 200 : 404).end(version);
        }),
      ),
    );
    if (web1 === undefined || web2 === undefined) throw new Error("There are no web servers.");
    const url = await startProxy(web1.port, web2.port);
    await severalChecks(web1, web2);
    for (const version of ["old", "new", "old", "new", "new"]) {
      const response = await fetch(`${url}/assets/${version}.js`);
      expect([response.status, await response.text()]).toEqual([200, version]);
    }
    expect((await fetch(`${url}/assets/neither.js`)).status).toBe(404);
    // Only files of a build are asked for twice.
    asked.length = 0;
    expect((await fetch(`${url}/product/unknown`)).status).toBe(404);
    expect(asked).toHaveLength(1);
  });

  test("refuses pages at once when both servers are full, and nothing else", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const busyWith = async (request: IncomingMessage, response: ServerResponse) => {
      if (request.headers["x-held"] === "yes") await released;
      response.end("done");
    };
    const ready = (response: ServerResponse) => void response.end();
    const web1 = await startWebServer("web-1", ready, busyWith);
    const web2 = await startWebServer("web-2", ready, busyWith);
    const url = await startProxy(web1.port, web2.port);
    await severalChecks(web1, web2);
    let refused = 0;
    const visits = Array.from({ length: 100 }, async () => {
      const response = await fetch(url, { headers: { accept: "text/html", "x-held": "yes" } });
      if (response.status === 503) refused += 1;
      return {
        status: response.status,
        retryAfter: response.headers.get("retry-after"),
        text: await response.text(),
      };
    });
    // 16 are answered and 64 wait; the proxy's threads may let in one more each.
    await expect.poll(() => refused).toBeGreaterThanOrEqual(12);
    for (const [path, init] of [
      ["/healthz", {}],
      ["/checkout", { headers: { accept: "text/html" } }],
      ["/api/checkout", { method: "POST" }],
      ["/api/listings", { headers: { accept: "application/json" } }],
    ] as const)
      expect((await fetch(`${url}${path}`, init)).status).toBe(200);
    release();
    const answers = await Promise.all(visits);
    expect(answers.filter(({ status }) => status === 200).length).toBe(100 - refused);
    expect(refused).toBeLessThanOrEqual(20);
    const refusal = answers.find(({ status }) => status === 503);
    expect(refusal?.retryAfter).toBe("2");
    expect(refusal?.text).toContain("<h1>Heirloop is very busy right now</h1>");
  });

  test("says that the site is healthy as long as one server is ready, however busy it is", async () => {
    const web1 = await startWebServer("web-1", (response) => void response.writeHead(503).end());
    const asked: Array<string | undefined> = [];
    const web2 = await startWebServer(
      "web-2",
      (response) => void response.end(),
      ({ url }, response) => {
        asked.push(url);
        response.end("web-2");
      },
    );
    const url = await startProxy(web1.port, web2.port);
    await severalChecks(web1, web2);
    const response = await fetch(`${url}/healthz`);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ status: "ok" });
    expect(asked).not.toContain("/healthz");
    web2.server.closeAllConnections();
    web2.server.close();
    await expect.poll(async () => (await fetch(`${url}/healthz`)).status, { timeout: 60_000 }).toBe(503);
  });

  test("shows a page that says what to do while no server is ready", async () => {
    const url = await startProxy(await freePort(), await freePort());
    const response = await fetch(url);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain("<h1>Heirloop will be back in a moment</h1>");
  });
});
