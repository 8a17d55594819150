import { describeIssue } from "@heirloop/contract/endpoint/describe-issue";
import type { Acknowledgement } from "@heirloop/contract/realtime/realtime.events";
import type { Socket } from "socket.io";
import type * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { toProblem } from "../../http/to-problem.ts";
import { problem, problemBody } from "../../platform/problem.ts";
import { findConversation } from "../chat/chat.queries.ts";
import { findUnstorableFields, unstorableMessage } from "../../http/unstorable-characters.ts";

/** Data of a connected socket: the hash of its token, so that every event looks up the current session. */
export type SocketData = { tokenHash: string; caller: Caller };
export type AppSocket = Socket<
  Record<string, (...args: unknown[]) => void>,
  Record<string, (data: unknown) => void>,
  Record<string, never>,
  SocketData
>;

export type SocketCall<Payload> = Readonly<{ payload: Payload; caller: Caller; socket: AppSocket }>;

export type SocketEvent = Readonly<{
  event: string;
  handle: (deps: Deps, socket: AppSocket, payload: unknown) => Promise<object>;
}>;

type Limit = { points: number; seconds: number };
/**
 * Blocked users may only read; writes while impersonating are audited with the chat that they change, signals are
 * not audited.
 */
type Options<Payload> =
  | { does: "read" | "signal"; limit: Limit }
  | { does: "write"; limit: Limit; conversationOf: (payload: Payload) => string };

/** Binds a client event of the contract to its handler; the result of `run` is acknowledged. */
export function answer<Schema extends z.ZodMiniType>(
  event: string,
  schema: Schema,
  options: Options<z.output<Schema>>,
  run: (deps: Deps, call: SocketCall<z.output<Schema>>) => Promise<object | void>,
): SocketEvent {
  return {
    event,
    async handle(deps, socket, args) {
      const caller = await deps.sessions.lookup(deps.db, socket.data.tokenHash, deps.now());
      if (caller === null) {
        socket.disconnect(true);
        throw problem("unauthenticated");
      }
      await deps.rateLimiter.consume(`socket ${event}`, options.limit, caller.userId);
      const unstorable = findUnstorableFields(args).map((path) => ({ path, message: unstorableMessage }));
      if (unstorable.length > 0) throw problem("invalid", { errors: unstorable });
      const parsed = schema.safeParse(args, { error: describeIssue });
      if (!parsed.success) {
        throw problem("invalid", {
          errors: parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
        });
      }
      if (options.does !== "read" && caller.blocked) throw problem("blocked");
      const answered = (await run(deps, { payload: parsed.data, caller, socket })) ?? {};
      if (options.does === "write" && caller.impersonatedBy !== null) {
        const chat = await findConversation(deps.db, options.conversationOf(parsed.data));
        await deps.sessions.recordImpersonatedWrite(deps.db, {
          caller,
          method: "SOCKET",
          path: event,
          ...(chat && { detail: chat.id }),
          requestId: socket.id,
          at: deps.now(),
        });
      }
      return answered;
    },
  };
}

/** Maps an error to an acknowledgment. */
export const refusal = (deps: Pick<Deps, "log">, event: string, error: unknown): Acknowledgement => ({
  ok: false,
  problem: problemBody(toProblem(error, deps.log, { event })),
});
