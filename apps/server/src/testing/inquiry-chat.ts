import type { Chat, Message } from "@heirloop/contract/chat/chat.schema";
import type { Socket } from "socket.io-client";
import { person, piece } from "./marketplace-world.ts";
import { ask } from "./socket-client.ts";
import type { TestServer } from "./test-server.ts";

/** Opens the chat of a new buyer about a new seller's piece; `more` describes the seller. */
export async function openInquiry(server: TestServer, more: Parameters<typeof person>[2] = {}) {
  const [buyer, seller] = [await person(server, "Bea"), await person(server, "Sam", more)];
  const listing = await piece(server, seller.id);
  const chat = (await server.call("POST", "/api/chat", { token: buyer.token, body: { listing } }))
    .body as Chat;
  return { buyer, seller, listing, chat };
}

/** Sends a message over a socket. */
export const say = (
  socket: Socket,
  ord: string,
  text: string,
  id = `client-${text.replaceAll(/\W/g, "-")}-0`,
) =>
  ask(socket, "message", { message: { id, text }, ord }) as Promise<{
    ok: boolean;
    message?: Message;
    problem?: { code: string; status: number };
  }>;
