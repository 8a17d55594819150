import { createServer, type Server, type ServerResponse } from "node:http";
import { createServer as createPortHolder, type AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { repositoryRoot } from "../repository-root.ts";
import { superviseChild, type Child } from "./child.ts";
import { findHaproxy } from "./find-haproxy.ts";

const haproxy = findHaproxy();

const closing: Array<() => unknown> = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function freePort(): Promise<number> {
  const holder = createPortHolder();
  await new Promise<void>((resolve) => holder.listen(0, "127.0.0.1", resolve));
  const { port } = holder.address() as AddressInfo;
  await new Promise((resolve) => holder.close(resolve));
  return port;
}

type WebServer = { port: number; checks: () => number; server: Server };

/** A web server that answers every page with its name and its health checks as told. */
async function startWebServer(
  name: string,
  answerCheck: (response: ServerResponse) => void,
): Promise<WebServer> {
  let checks = 0;
  const server = createServer((request, response) => {
    if (request.url !== "/readyz") return void response.end(name);
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

  test("shows a page that says what to do while no server is ready", async () => {
    const url = await startProxy(await freePort(), await freePort());
    const response = await fetch(url);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain("<h1>Heirloop will be back in a moment</h1>");
  });
});
