import {
  Agent as HttpAgent,
  request as requestHttp,
  type IncomingMessage,
  type RequestOptions,
} from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { isLocalPushEndpoint, isPushEndpoint } from "@heirloop/contract/push/push-endpoint";
import { isTransactionOpen } from "../database/transaction.ts";
import { withSpan } from "../tracing/tracing.ts";
import { lookUpPublic } from "./public-address.ts";
import {
  pushConnections,
  PushGone,
  PushRefused,
  type PushMessage,
  type PushService,
} from "./push-service.ts";
import type { VapidSettings } from "./vapid-keys.ts";

/** Seconds that a push service keeps a message for a device that is off; later, nobody wants to know. */
const kept = 24 * 60 * 60;

const gone = new Set([404, 410]);
/** A later attempt may succeed. Everything else of 4xx is about the message or our key, which stay the same. */
const isForLater = (status: number): boolean =>
  status === 408 || status === 425 || status === 429 || status >= 500;

type Encrypted = Readonly<{ headers: Record<string, string | number>; body: Buffer }>;

/** Encrypts the content for the browser (RFC 8291) and signs who sends it (RFC 8292). */
async function encrypt(
  { target, content, urgent }: PushMessage,
  vapidDetails: VapidSettings,
): Promise<Encrypted> {
  // Loaded with the first message, because every start would wait for it.
  const { default: webPush } = await import("web-push");
  try {
    const { endpoint, p256dh, auth } = target;
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, content, {
      vapidDetails,
      TTL: kept,
      urgency: urgent ? "high" : "normal",
    });
    return { headers, body };
  } catch (error) {
    // For example, the browser's key is not a point on the curve.
    throw new PushRefused("The message cannot be encrypted for this browser.", { cause: error });
  }
}

/**
 * Sends messages with `web-push`, which encrypts and signs them. It does not send them, because then the address
 * could not be checked: users name the hosts. `local` accepts push services on this machine. Gives up on a push
 * service that does not answer within `timeout` milliseconds.
 */
export function createWebPushService(
  vapid: VapidSettings,
  { local, timeout = 10_000 }: { local: boolean; timeout?: number | undefined },
): PushService {
  const reused = { keepAlive: true, maxSockets: pushConnections };
  const agents = {
    public: new HttpsAgent({ ...reused, lookup: lookUpPublic() }),
    local: new HttpAgent(reused),
  };

  /** Returns the status of the response; redirects are not followed, and nothing else of it is read. */
  function post(endpoint: string, { headers, body }: Encrypted): Promise<number> {
    const options: RequestOptions = { method: "POST", headers, signal: AbortSignal.timeout(timeout) };
    return new Promise((resolve, reject) => {
      const answer = (response: IncomingMessage): void => {
        response.on("error", reject).resume();
        resolve(response.statusCode ?? 0);
      };
      const request = isLocalPushEndpoint(endpoint)
        ? requestHttp(endpoint, { ...options, agent: agents.local }, answer)
        : requestHttps(endpoint, { ...options, agent: agents.public }, answer);
      request.on("error", reject).end(body);
    });
  }

  return {
    publicKey: vapid.publicKey,
    acceptsLocal: local,
    async send(message) {
      if (isTransactionOpen()) throw new Error("A push service was called inside a transaction.");
      const { endpoint } = message.target;
      if (!isPushEndpoint(endpoint) || (isLocalPushEndpoint(endpoint) && !local))
        throw new PushRefused("This is not the address of a push service.");
      const encrypted = await encrypt(message, vapid);
      const status = await withSpan("push send", { side: "client" }, () => post(endpoint, encrypted));
      if (status >= 200 && status < 300) return;
      const { host } = new URL(endpoint);
      if (gone.has(status)) throw new PushGone(`${host} answered ${status}.`);
      if (isForLater(status)) throw new Error(`${host} answered ${status}.`);
      throw new PushRefused(`${host} answered ${status}.`);
    },
    close() {
      agents.public.destroy();
      agents.local.destroy();
    },
  };
}
