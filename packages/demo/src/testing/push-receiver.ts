import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";

/** As a browser's `PushSubscription.toJSON` writes it. */
export type ReceiverSubscription = Readonly<{ endpoint: string; keys: { p256dh: string; auth: string } }>;

export type ReceivedPush = Readonly<{
  endpoint: string;
  /** Decrypted with the subscription's keys. */
  content: string;
  /** Who sent it, from the verified token. */
  subject: string;
  /** The sender's key, in base64url. */
  publicKey: string;
  urgency: string | undefined;
  /** Seconds. */
  timeToLive: number;
}>;

/** The status to answer with; `silence` never answers. */
export type PushAnswer = number | "silence";

export type PushReceiver = {
  readonly origin: string;
  /** The messages of correct requests, also of those that were refused by `answerWith`. */
  readonly received: ReceivedPush[];
  /** What was wrong with the other requests. */
  readonly mistakes: string[];
  /** Subscribes as a browser does. */
  subscribe(): ReceiverSubscription;
  /** The following answers, one after another, to correct requests; then 201 again. */
  answerWith(...answers: PushAnswer[]): void;
  close(): Promise<void>;
};

type Keys = { pair: ReturnType<typeof createECDH>; auth: Buffer };

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

/** Decrypts a message of one record (RFC 8291, RFC 8188). Throws if it was encrypted for other keys. */
function decrypt(body: Buffer, { pair, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (record.length > recordSize) throw new Error("The message has more than one record.");
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), senderKey]);
  const secret = derive(pair.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end === -1) throw new Error("The last record has no delimiter.");
  return padded.subarray(0, end).toString("utf8");
}

const read = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, "base64url").toString("utf8")) as Record<string, unknown>;

/** Verifies who sent a request (RFC 8292). Throws if the token is not for this push service. */
function authenticate(header: string | undefined, audience: string): { subject: string; publicKey: string } {
  const [, token = "", publicKey = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  if (point.length !== 65) throw new Error("The sender has no key.");
  const coordinate = (start: number) => point.subarray(start, start + 32).toString("base64url");
  const key = createPublicKey({
    format: "jwk",
    key: { kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33) },
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (read(head)["alg"] !== "ES256" || !isSigned) throw new Error("The token is not signed with the key.");
  const { aud, exp, sub } = read(claims);
  if (aud !== audience) throw new Error(`The token is for ${String(aud)}.`);
  const left = Number(exp) - Date.now() / 1000;
  if (!(left > 0 && left <= 24 * 3600)) throw new Error("The token is valid for too long, or no more.");
  return { subject: String(sub), publicKey };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Starts a push service on a free local port that is also the browser: it creates subscriptions, verifies and
 * decrypts what is sent to them, and answers as RFC 8030 says.
 */
export async function startPushReceiver(): Promise<PushReceiver> {
  const subscriptions = new Map<string, Keys>();
  const received: ReceivedPush[] = [];
  const mistakes: string[] = [];
  const answers: PushAnswer[] = [];
  let origin = "";

  async function accept(request: IncomingMessage): Promise<PushAnswer> {
    const endpoint = `${origin}${request.url ?? ""}`;
    const body = await readBody(request);
    const keys = subscriptions.get(endpoint);
    if (keys === undefined) return 404;
    const { authorization, urgency, ttl, "content-encoding": encoding } = request.headers;
    try {
      if (request.method !== "POST" || encoding !== "aes128gcm") throw new Error("This is no push message.");
      if (!/^\d+$/.test(String(ttl))) throw new Error("The message has no time to live.");
      if (body.length > 4_096) throw new Error("The message is too large.");
      received.push({
        endpoint,
        ...authenticate(authorization, origin),
        content: decrypt(body, keys),
        urgency: urgency?.toString(),
        timeToLive: Number(ttl),
      });
    } catch (error) {
      mistakes.push(error instanceof Error ? error.message : String(error));
      return 400;
    }
    return answers.shift() ?? 201;
  }

  const server = createServer((request, response) => {
    void accept(request).then((answer) => {
      if (answer === "silence") return;
      const headers = answer >= 300 && answer < 400 ? { location: `${origin}/elsewhere` } : {};
      response.writeHead(answer, headers).end(answer === 201 ? "" : "refused");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The push service has no port.");
  origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    received,
    mistakes,
    subscribe() {
      const pair = createECDH("prime256v1");
      pair.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `${origin}/push/${randomBytes(12).toString("base64url")}`;
      subscriptions.set(endpoint, { pair, auth });
      return {
        endpoint,
        keys: { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") },
      };
    },
    answerWith: (...next) => void answers.push(...next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
