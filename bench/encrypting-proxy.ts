import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { superviseChild } from "../scripts/cluster/child.ts";
import { findHaproxy } from "../scripts/cluster/find-haproxy.ts";
import { freePort } from "../scripts/free-port.ts";
import { repositoryRoot } from "../scripts/repository-root.ts";

export type EncryptingProxy = { origin: string; stop(): Promise<void> };

/** A certificate that nobody trusts and its key, in one file, as HAProxy reads them. */
function writeCertificate(file: string): void {
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const output = ["-nodes", "-days", "2", "-keyout", file, "-out", file];
  execFileSync("openssl", ["req", "-x509", ...curve, ...subject, ...output], { stdio: "ignore" });
}

const answers = (url: string, agent: Agent): Promise<boolean> =>
  new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on("error", () => resolve(false));
  });

/**
 * HAProxy with the two files of a site (`deploy`) before one server: HTTP/2 over TLS, as visitors get it. Null if
 * HAProxy is not installed. No browser trusts its certificate, so a caller has to switch that check off.
 */
export async function startEncryptingProxy(server: string): Promise<EncryptingProxy | null> {
  const haproxy = findHaproxy();
  if (haproxy === null) return null;
  const folder = await mkdtemp(join(tmpdir(), "heirloop-proxy-"));
  const certificate = join(folder, "certificate.pem");
  writeCertificate(certificate);
  const ownPort = new URL(server).port;
  const [plain, http, https] = [await freePort(), await freePort(), await freePort()];
  const files = ["haproxy.cfg", "haproxy-tls.cfg"].flatMap((file) => [
    "-f",
    join(repositoryRoot, "deploy", file),
  ]);
  const proxy = superviseChild({
    name: "proxy",
    command: [haproxy, "-db", ...files],
    env: {
      PORT: String(plain),
      HTTP_PORT: String(http),
      HTTPS_PORT: String(https),
      WEB_1_PORT: ownPort,
      WEB_2_PORT: ownPort,
      CERTIFICATE: certificate,
    },
    ready: null,
    say: () => undefined,
  });
  const origin = `https://localhost:${https}`;
  const agent = new Agent({ rejectUnauthorized: false });
  while (!(await answers(`${origin}/readyz`, agent))) await wait(50);
  agent.destroy();
  return {
    origin,
    stop: async () => {
      await proxy.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
