/** Where a browser gets push notifications, and the keys that only this browser can decrypt with. */
export type PushTarget = Readonly<{ endpoint: string; p256dh: string; auth: string }>;

export type PushMessage = Readonly<{
  target: PushTarget;
  /** At most 3,993 bytes of UTF-8: push services need not accept more (RFC 8291). */
  content: string;
  /** The device is woken for it. */
  urgent: boolean;
}>;

/** How many messages one process sends at the same time. */
export const pushConnections = 4;

/** The browser has unsubscribed: nothing reaches this endpoint again. */
export class PushGone extends Error {
  override readonly name = "PushGone";
}

/** The push service will never accept this message. */
export class PushRefused extends Error {
  override readonly name = "PushRefused";
}

/** Sends messages to browsers through the push services that they have chosen. */
export type PushService = {
  /** What browsers subscribe with, in base64url. */
  readonly publicKey: string;
  /** Whether push services on this machine are accepted, for local use and tests. */
  readonly acceptsLocal: boolean;
  /**
   * Resolves when the push service has accepted the message. Rejects with {@link PushGone} if the subscription
   * has ended, with {@link PushRefused} if the message will never be accepted, and with any other error if a later
   * attempt may succeed. Throws inside a transaction.
   */
  send(message: PushMessage): Promise<void>;
  /** Closes the connections that are kept for the next messages. */
  close(): void;
};
