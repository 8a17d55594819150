import { createActor, fromCallback, fromPromise } from "xstate";
import { expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import type { ChosenPicture } from "./picture-check.ts";
import { connectPictureUpload } from "./picture-upload.connect.ts";
import {
  type PictureUploadEvent,
  type PictureUploadInput,
  pictureUploadMachine,
} from "./picture-upload.machine.ts";

const picture = (id: string, more: Partial<ChosenPicture> = {}): ChosenPicture => ({
  id,
  name: `${id}.jpg`,
  type: "image/jpeg",
  bytes: 1_000,
  ...more,
});
const choose = (...pictures: readonly ChosenPicture[]): PictureUploadEvent => ({ type: "CHOOSE", pictures });

function start(input: Partial<PictureUploadInput> = {}, snapshot?: unknown) {
  const did: string[] = [];
  const measured: Array<{
    id: string;
    resolve: (size: { width: number; height: number }) => void;
    reject: () => void;
  }> = [];
  const actor = createActor(
    pictureUploadMachine.provide({
      actors: {
        measure: fromPromise(
          ({ input: { id } }) =>
            new Promise((resolve, reject) =>
              measured.push({ id, resolve, reject: () => reject(new Error("unreadable")) }),
            ),
        ),
        upload: fromCallback(({ input: { id } }) => {
          did.push(`sends ${id}`);
          return () => did.push(`ends ${id}`);
        }),
      },
    }),
    {
      input: { most: 3, uploaded: [], ...input },
      ...(snapshot === undefined ? {} : { snapshot: snapshot as never }),
    },
  );
  actor.start();
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    actor,
    did,
    send: (...events: readonly PictureUploadEvent[]): void => events.forEach((event) => actor.send(event)),
    measuring: () => measured.map(({ id }) => id),
    measure: async (width = 100, height = 100): Promise<void> => {
      measured.shift()?.resolve({ width, height });
      await settled();
    },
    unreadable: async (): Promise<void> => {
      measured.shift()?.reject();
      await settled();
    },
    view: () => connectPictureUpload(actor.getSnapshot()),
    states: () =>
      connectPictureUpload(actor.getSnapshot()).pictures.map((one) =>
        "problem" in one ? `${one.id} ${one.state}: ${one.problem}` : `${one.id} ${one.state}`,
      ),
  };
}

test("handles every event in every state and takes every transition", () => {
  const { gaps, taken } = proveMachine({
    machine: pictureUploadMachine,
    inputs: { none: { most: 2, uploaded: [] } },
    events: [
      choose(picture("a")),
      choose(picture("b"), picture("c", { type: "text/plain" })),
      { type: "PROGRESS", id: "a", share: 0.5 },
      { type: "PROGRESS", id: "b", share: 0.5 },
      { type: "UPLOADED", id: "a", url: "/pictures/a" },
      { type: "UPLOADED", id: "b", url: "/pictures/b" },
      { type: "FAILED", id: "a", problem: "Server error" },
      { type: "FAILED", id: "b", problem: "Server error" },
      { type: "REFUSED", id: "a", problem: "Not a picture" },
      { type: "REFUSED", id: "b", problem: "Not a picture" },
      { type: "RETRY", id: "a" },
      { type: "REMOVE", id: "a" },
      { type: "REMOVE", id: "c" },
      { type: "MOVE", id: "a", to: 0 },
      { type: "MOVE", id: "a", to: 1 },
      { type: "MOVE", id: "a", to: 9 },
    ],
    answers: {
      measure: [
        { output: { width: 100, height: 100 } },
        { output: { width: 9_000, height: 9_000 } },
        { error: new Error("unreadable") },
      ],
      upload: [],
    },
  });
  expect(gaps).toEqual([]);
  const always = ["CHOOSE", "MOVE", "REMOVE", "RETRY"];
  expect(taken).toEqual({
    idle: always,
    "sending.measuring": always,
    "sending.uploading": [...always, "FAILED", "PROGRESS", "REFUSED", "UPLOADED"].toSorted(),
  });
});

test("measures and uploads pictures one after the other with their progress", async () => {
  const { did, send, measure, measuring, states, view } = start();
  send(choose(picture("a"), picture("b")));
  expect([states(), measuring(), did]).toEqual([["a uploading", "b waiting"], ["a"], []]);
  await measure();
  send({ type: "PROGRESS", id: "a", share: 0.4 }, { type: "PROGRESS", id: "a", share: 0.3 });
  expect([did, view().pictures, view().unfinished]).toEqual([
    ["sends a"],
    [
      { id: "a", name: "a.jpg", state: "uploading", share: 0.4, actions: ["REMOVE", "MOVE_LATER"] },
      { id: "b", name: "b.jpg", state: "waiting", actions: ["REMOVE", "MOVE_EARLIER"] },
    ],
    "uploading",
  ]);
  send({ type: "UPLOADED", id: "a", url: "/pictures/a" });
  expect([view().urls, measuring()]).toEqual([["/pictures/a"], ["b"]]);
  await measure();
  send({ type: "UPLOADED", id: "b", url: "/pictures/b" });
  expect([did, view()]).toEqual([
    ["sends a", "ends a", "sends b", "ends b"],
    {
      pictures: [
        { id: "a", name: "a.jpg", state: "uploaded", url: "/pictures/a", actions: ["REMOVE", "MOVE_LATER"] },
        {
          id: "b",
          name: "b.jpg",
          state: "uploaded",
          url: "/pictures/b",
          actions: ["REMOVE", "MOVE_EARLIER"],
        },
      ],
      urls: ["/pictures/a", "/pictures/b"],
      room: 1,
      accept: "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,image/gif,image/tiff",
      unfinished: null,
    },
  ]);
});

test("explains why a file cannot be uploaded and does not count it", async () => {
  const { did, send, states, view } = start({ most: 1 });
  send(choose(picture("text", { type: "text/plain" }), picture("huge", { bytes: 16 * 1024 * 1024 })));
  expect([states(), view().room, did]).toEqual([
    ["text refused: Only pictures can be uploaded", "huge refused: This picture is larger than 15 MB"],
    1,
    [],
  ]);
  expect(view().pictures.map(({ actions }) => actions)).toEqual([
    ["REMOVE", "MOVE_LATER"],
    ["REMOVE", "MOVE_EARLIER"],
  ]);
});

test("rejects too many pixels before uploading and leaves undecodable pictures to the server", async () => {
  const { did, send, measure, unreadable, states } = start();
  send(choose(picture("poster"), picture("photo", { type: "image/heic" })));
  await measure(8_000, 5_001);
  await unreadable();
  expect([states(), did]).toEqual([
    ["poster refused: This picture has more than 40 megapixels", "photo uploading"],
    ["sends photo"],
  ]);
});

test.each([
  [1, ["a uploading", "b refused: There is a picture already"]],
  [2, ["a uploading", "b waiting", "c refused: There can be 2 pictures at most"]],
])("has room for %i", (most, expected) => {
  const { send, states } = start({ most });
  send(choose(...["a", "b", "c"].slice(0, most + 1).map((id) => picture(id))));
  expect(states()).toEqual(expected);
});

test("retries a failed picture, which does not block the others", async () => {
  const { did, send, measure, states, view } = start();
  send(choose(picture("a"), picture("b")));
  await measure();
  send({ type: "FAILED", id: "a", problem: "No answer came." });
  await measure();
  expect([states(), view().pictures[0]?.actions]).toEqual([
    ["a failed: No answer came.", "b uploading"],
    ["RETRY", "REMOVE", "MOVE_LATER"],
  ]);
  send({ type: "RETRY", id: "a" }, { type: "UPLOADED", id: "b", url: "/pictures/b" });
  await measure();
  expect([states(), did]).toEqual([
    ["a uploading", "b uploaded"],
    ["sends a", "ends a", "sends b", "ends b", "sends a"],
  ]);
});

test("offers no retry of a picture that the server rejected, which takes no room", async () => {
  const { did, send, measure, states, view } = start({ most: 1 });
  send(choose(picture("a")));
  await measure();
  send({ type: "REFUSED", id: "a", problem: "This picture cannot be read." });
  expect([states(), view().pictures[0]?.actions, view().room]).toEqual([
    ["a refused: This picture cannot be read."],
    ["REMOVE"],
    1,
  ]);
  send({ type: "RETRY", id: "a" });
  expect([states(), did]).toEqual([["a refused: This picture cannot be read."], ["sends a", "ends a"]]);
});

test("says whether all pictures are uploaded, and if not, what there is to do", async () => {
  const { send, measure, view } = start({ uploaded: [{ id: "old", name: "old.jpg", url: "/pictures/old" }] });
  const seen = [view().unfinished];
  send(choose(picture("text", { type: "text/plain" })));
  seen.push(view().unfinished);
  send(choose(picture("a"), picture("b")));
  await measure();
  send({ type: "FAILED", id: "a", problem: "No answer came." });
  seen.push(view().unfinished);
  send({ type: "REMOVE", id: "b" });
  seen.push(view().unfinished);
  send({ type: "REMOVE", id: "a" });
  seen.push(view().unfinished);
  send({ type: "REMOVE", id: "text" });
  seen.push(view().unfinished);
  expect(seen).toEqual([null, "refused", "uploading", "failed", "refused", null]);
});

test("aborts the upload of a removed picture and continues with the next", async () => {
  const { did, send, measure, states } = start();
  send(choose(picture("a"), picture("b")));
  await measure();
  send({ type: "REMOVE", id: "a" }, { type: "UPLOADED", id: "a", url: "/pictures/a" });
  await measure();
  expect([states(), did]).toEqual([["b uploading"], ["sends a", "ends a", "sends b"]]);
});

test("removes uploaded pictures, and waiting ones without ending the current upload", async () => {
  const { did, send, measure, states } = start({
    uploaded: [{ id: "old", name: "old.jpg", url: "/pictures/old" }],
  });
  send({ type: "REMOVE", id: "old" });
  expect(states()).toEqual([]);
  send(choose(picture("a"), picture("b")));
  await measure();
  send({ type: "REMOVE", id: "b" });
  expect([states(), did]).toEqual([["a uploading"], ["sends a"]]);
});

test("ignores news of other pictures and requests that change nothing", async () => {
  const { actor, send, measure } = start({ most: 4 });
  send(choose(picture("failed"), picture("current"), picture("text", { type: "text/plain" })));
  await measure();
  send({ type: "FAILED", id: "failed", problem: "Server error" });
  await measure();
  send({ type: "PROGRESS", id: "current", share: 0.5 });
  const ignored: readonly PictureUploadEvent[] = [
    choose(picture("failed"), picture("current")),
    { type: "PROGRESS", id: "current", share: 0.5 },
    { type: "PROGRESS", id: "failed", share: 0.9 },
    { type: "UPLOADED", id: "failed", url: "/pictures/failed" },
    { type: "FAILED", id: "text", problem: "Server error" },
    { type: "REFUSED", id: "failed", problem: "Not a picture" },
    { type: "RETRY", id: "text" },
    { type: "REMOVE", id: "unknown" },
    { type: "MOVE", id: "unknown", to: 1 },
    { type: "MOVE", id: "current", to: 1 },
  ];
  expect(ignored.filter((event) => actor.getSnapshot().can(event))).toEqual([]);
  expect(actor.getSnapshot().can(choose(picture("failed"), picture("new")))).toBe(true);
  send({ type: "UPLOADED", id: "current", url: "/pictures/current" });
  expect(actor.getSnapshot().can({ type: "REMOVE", id: "unknown" })).toBe(false);
});

test("moves pictures, even during an upload", async () => {
  const { did, send, measure, states } = start();
  send(choose(picture("a"), picture("b"), picture("c")));
  await measure();
  send({ type: "MOVE", id: "c", to: 0 }, { type: "MOVE", id: "a", to: 5 }, { type: "MOVE", id: "c", to: -1 });
  expect([states(), did]).toEqual([["c waiting", "a uploading", "b waiting"], ["sends a"]]);
  send({ type: "UPLOADED", id: "a", url: "/pictures/a" });
  expect(states()).toEqual(["c uploading", "a uploaded", "b waiting"]);
});

test("restarts the current upload from a restored snapshot", async () => {
  const first = start({ uploaded: [{ id: "old", name: "old.jpg", url: "/pictures/old" }] });
  first.send(choose(picture("a")));
  await first.measure();
  const { did, states } = start({}, JSON.parse(JSON.stringify(first.actor.getPersistedSnapshot())));
  expect([states(), did]).toEqual([["old uploaded", "a uploading"], ["sends a"]]);
});
