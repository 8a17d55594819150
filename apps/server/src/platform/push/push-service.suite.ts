import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PushGone, PushRefused, type PushService, type PushTarget } from "./push-service.ts";

type Subscription = Readonly<{ endpoint: string; keys: { p256dh: string; auth: string } }>;

/** A push service on this machine that is also the browser: it verifies and decrypts what it receives. */
type Receiver = Readonly<{
  received: ReadonlyArray<Readonly<{ endpoint: string; content: string; urgency: string | undefined }>>;
  /** What was wrong with requests. */
  mistakes: readonly string[];
  subscribe(): Subscription;
  /** The next answers to correct requests. */
  answerWith(...answers: Array<number | "silence">): void;
  close(): Promise<void>;
}>;

/**
 * Tests that every implementation of {@link PushService} has to pass. `create` returns one that gives up after
 * `timeout` milliseconds.
 */
export function pushServiceSuite(
  name: string,
  startReceiver: () => Promise<Receiver>,
  create: (timeout: number) => { service: PushService; subject: string },
): void {
  describe(`push service: ${name}`, () => {
    let receiver: Receiver;
    beforeAll(async () => void (receiver = await startReceiver()));
    afterAll(() => receiver.close());
    const { service, subject } = create(10_000);
    afterAll(() => service.close());

    const targetOf = ({ endpoint, keys }: Subscription): PushTarget => ({ endpoint, ...keys });
    const send = (target = targetOf(receiver.subscribe()), content = "{}") =>
      service.send({ target, content, urgent: false });
    const receivedBy = ({ endpoint }: { endpoint: string }) =>
      receiver.received.filter((message) => message.endpoint === endpoint);

    test("sends what only the browser can decrypt, signed with the public key", async () => {
      const target = targetOf(receiver.subscribe());
      const content = JSON.stringify({ title: "Ekstraordinær “Bouclé” chair, 木 🪑" });
      await service.send({ target, content, urgent: true });
      expect(receivedBy(target)).toEqual([
        {
          endpoint: target.endpoint,
          content,
          subject,
          publicKey: service.publicKey,
          urgency: "high",
          timeToLive: 86_400,
        },
      ]);
      await service.send({ target, content: "Later", urgent: false });
      expect(receivedBy(target).map(({ content: text, urgency }) => [text, urgency])).toEqual([
        [content, "high"],
        ["Later", "normal"],
      ]);
      expect(receiver.mistakes).toEqual([]);
    });

    test("sends messages to many browsers at the same time, each encrypted for its own", async () => {
      const targets = Array.from({ length: 12 }, () => targetOf(receiver.subscribe()));
      await Promise.all(targets.map((target, index) => send(target, `Message ${index}`)));
      expect(targets.map((target) => receivedBy(target).map(({ content }) => content))).toEqual(
        targets.map((_, index) => [`Message ${index}`]),
      );
    });

    test("sends as much as push services have to accept", async () => {
      const target = targetOf(receiver.subscribe());
      const content = "x".repeat(3_993);
      await send(target, content);
      expect(receivedBy(target).map((message) => message.content)).toEqual([content]);
    });

    const outcome = (sending: Promise<void>): Promise<unknown> =>
      sending.then(
        () => "sent",
        (error: unknown) => (error instanceof Error ? error.constructor : error),
      );

    test.each([
      [200, "sent"],
      [201, "sent"],
      [202, "sent"],
      [307, PushRefused],
      [400, PushRefused],
      [403, PushRefused],
      [404, PushGone],
      [410, PushGone],
      [413, PushRefused],
      [429, Error],
      [500, Error],
      [503, Error],
    ])("when the push service answers %i", async (status, expected) => {
      receiver.answerWith(status);
      expect(await outcome(send())).toBe(expected);
    });

    test("knows from the push service that a subscription has ended", async () => {
      const target = targetOf(receiver.subscribe());
      expect(await outcome(send({ ...target, endpoint: `${target.endpoint}-other` }))).toBe(PushGone);
    });

    test("refuses a browser's key that is not on the curve", async () => {
      const target = targetOf(receiver.subscribe());
      const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString("base64url");
      expect(await outcome(send({ ...target, p256dh }))).toBe(PushRefused);
      expect(receivedBy(target)).toEqual([]);
    });

    test("refuses an address that is not that of a push service", async () => {
      const target = targetOf(receiver.subscribe());
      for (const endpoint of ["http://push.example.test/x", "https://10.0.0.1/x", "https://db.internal/x"])
        expect(await outcome(send({ ...target, endpoint }))).toBe(PushRefused);
    });

    test("gives up on a push service that does not answer, and on one that cannot be reached", async () => {
      const impatientService = create(150).service;
      receiver.answerWith("silence");
      const target = targetOf(receiver.subscribe());
      expect(await outcome(impatientService.send({ target, content: "{}", urgent: false }))).not.toBe("sent");
      const stopped = await startReceiver();
      const unreachable = targetOf(stopped.subscribe());
      await stopped.close();
      expect(
        await outcome(impatientService.send({ target: unreachable, content: "{}", urgent: false })),
      ).toBe(Error);
      impatientService.close();
    });
  });
}
