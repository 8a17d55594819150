import { type MachineScenarios, send, wait } from "./machine-scenario.ts";

const date = "2026-11-21T10:00:00.000Z";
const message = (number: number, clientId: string | null = null) => ({
  _id: `message-${number}`,
  number,
  clientId,
  type: "text",
  text: `Message ${number}`,
  imageUrl: null,
  sender: "seller",
  date,
  seenBy: [],
  offer: null,
});
const input = { conversation: "order-1", chat: "chat-1", messages: [message(1)], me: "buyer" };

export const conversationScenarios: MachineScenarios = {
  machine: "conversation",
  events: [
    { type: "SEND", id: "mine-1", text: "Is it still there?", date },
    { type: "SEND", id: "mine-1", text: " ", date },
    { type: "SEND_PICTURE", id: "mine-2", picture: "a picture", date },
    { type: "RESEND", id: "mine-1" },
    { type: "DISCARD", id: "mine-1" },
    { type: "WRITING" },
    { type: "SAW", upTo: 1 },
    { type: "CONNECTED" },
    { type: "DISCONNECTED" },
    { type: "MESSAGES", messages: [message(2)] },
    { type: "MESSAGES", messages: [message(9)] },
    { type: "ACKNOWLEDGED", id: "mine-1", message: message(2, "mine-1") },
    { type: "REFUSED", id: "mine-1", problem: "This chat has been closed" },
    { type: "LOST", id: "mine-1" },
    { type: "TYPING" },
    { type: "SEEN", by: "seller", upTo: 1 },
    { type: "LOAD_EARLIER" },
  ],
  scenarios: {
    opening: { about: "A chat was opened; it is not connected yet.", input },
    connecting: { about: "It has not connected for three seconds.", input, steps: [wait(3_000)] },
    online: { about: "It is connected.", input, steps: [send("CONNECTED")] },
    "written-offline": {
      about: "The connection was lost; a message waits for the next one.",
      input,
      steps: [
        send("CONNECTED"),
        send("DISCONNECTED"),
        send("SEND", { id: "mine-1", text: "Is it still there?", date }),
      ],
    },
    "other-side-typing": {
      about: "The other side is typing.",
      input,
      steps: [send("CONNECTED"), send("TYPING")],
    },
    "earlier-messages": {
      about: "The first messages of a long chat are being loaded.",
      input: { ...input, messages: [message(51)] },
      steps: [send("CONNECTED"), send("LOAD_EARLIER")],
    },
    "sending-failed": {
      about: "A message was not acknowledged.",
      input,
      steps: [
        send("CONNECTED"),
        send("SEND", { id: "mine-1", text: "Is it still there?", date }),
        send("LOST", { id: "mine-1" }),
      ],
    },
  },
};
