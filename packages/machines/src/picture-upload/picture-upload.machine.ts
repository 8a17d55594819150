import type { Upload } from "@heirloop/contract/upload/upload.endpoints";
import { assertEvent, assign, fromCallback, fromPromise, setup } from "xstate";
import { type ChosenPicture, pictureProblem, pixelProblem } from "./picture-check.ts";

/** One of the pictures, in display order. */
export type UploadPicture = Pick<ChosenPicture, "id" | "name"> &
  (
    | { state: "waiting" }
    /** The uploaded share, from 0 to 1. */
    | { state: "uploading"; share: number }
    | { state: "uploaded"; url: string }
    /** No response arrived, or the server could not store it: a retry is possible. */
    | { state: "failed"; problem: string }
    /** It can never be uploaded. */
    | { state: "refused"; problem: string }
  );

export type PictureUploadInput = {
  /** The maximum number of pictures. */
  most: number;
  /** The pictures uploaded earlier. */
  uploaded: ReadonlyArray<{ id: string; name: string; url: string }>;
};

export type PictureUploadContext = {
  most: number;
  pictures: readonly UploadPicture[];
};

/** Events that the upload sends. */
export type FromUpload =
  | { type: "PROGRESS"; id: string; share: number }
  | ({ type: "UPLOADED"; id: string } & Pick<Upload, "url">)
  | { type: "FAILED"; id: string; problem: string }
  /** The server rejected the file itself, which another try does not change. */
  | { type: "REFUSED"; id: string; problem: string };

export type PictureUploadEvent =
  | FromUpload
  | { type: "CHOOSE"; pictures: readonly ChosenPicture[] }
  | { type: "RETRY"; id: string }
  | { type: "REMOVE"; id: string }
  /** Moves a picture to another position, from 0. */
  | { type: "MOVE"; id: string; to: number };

type Pictures = readonly UploadPicture[];

/** The current upload, else the next one: pictures are uploaded one after the other, in order. */
const nextOf = (pictures: Pictures): UploadPicture | undefined =>
  pictures.find(({ state }) => state === "uploading") ?? pictures.find(({ state }) => state === "waiting");

const counts = ({ state }: UploadPicture): boolean => state !== "refused";

/** How many more may be chosen. */
export const roomIn = ({ most, pictures }: PictureUploadContext): number =>
  Math.max(0, most - pictures.filter(counts).length);

function withChosen({ most, pictures }: PictureUploadContext, chosen: readonly ChosenPicture[]): Pictures {
  const all = [...pictures];
  for (const picture of chosen) {
    if (all.some(({ id }) => id === picture.id)) continue;
    const { id, name } = picture;
    const full = roomIn({ most, pictures: all }) === 0;
    const problem =
      pictureProblem(picture) ??
      (full ? (most === 1 ? "There is a picture already" : `There can be ${most} pictures at most`) : null);
    all.push(problem === null ? { id, name, state: "waiting" } : { id, name, state: "refused", problem });
  }
  return all;
}

const replaced = (pictures: Pictures, changed: UploadPicture): Pictures =>
  pictures.map((one) => (one.id === changed.id ? changed : one));

function moved(pictures: Pictures, id: string, to: number): Pictures {
  const one = pictures.find((picture) => picture.id === id);
  return one === undefined ? pictures : pictures.filter((picture) => picture !== one).toSpliced(to, 0, one);
}

/**
 * Uploads pictures (docs/product.md §5): chosen files are checked for type, bytes and pixels, and uploaded
 * one after the other with their progress. Failed uploads can be retried, and any picture can be moved or
 * removed, even during its upload. The caller has the files, by the ids it assigned.
 */
export const pictureUploadMachine = setup({
  types: {} as { context: PictureUploadContext; input: PictureUploadInput; events: PictureUploadEvent },
  actors: {
    /** Pixels. Rejects when the browser cannot decode the picture; the server may still be able to. */
    measure: fromPromise<{ width: number; height: number }, { id: string }>(() =>
      Promise.reject(new Error("not provided")),
    ),
    /** Reports progress and the outcome; stopping it aborts the request. */
    upload: fromCallback<PictureUploadEvent, { id: string }>(() => undefined),
  },
  guards: {
    hasNext: ({ context }) => nextOf(context.pictures) !== undefined,
    isNew: ({ context, event }) =>
      event.type === "CHOOSE" &&
      event.pictures.some(({ id }) => context.pictures.every((known) => known.id !== id)),
    isNext: ({ context, event }) => "id" in event && event.id === nextOf(context.pictures)?.id,
    goesOn: ({ context, event }) => {
      const next = nextOf(context.pictures);
      return (
        event.type === "PROGRESS" &&
        next?.state === "uploading" &&
        event.id === next.id &&
        event.share > next.share
      );
    },
    isThere: ({ context, event }) => "id" in event && context.pictures.some(({ id }) => id === event.id),
    hasFailed: ({ context, event }) =>
      event.type === "RETRY" &&
      context.pictures.some(({ id, state }) => id === event.id && state === "failed"),
    isMoved: ({ context, event }) => {
      if (event.type !== "MOVE") return false;
      const at = context.pictures.findIndex(({ id }) => id === event.id);
      return at !== -1 && event.to !== at && event.to in context.pictures;
    },
    isTooLarge: (_, size: { width: number; height: number }) => pixelProblem(size) !== null,
  },
  actions: {
    addChosen: assign(({ context, event }) => {
      assertEvent(event, "CHOOSE");
      return { pictures: withChosen(context, event.pictures) };
    }),
    begin: assign(({ context }) => {
      const next = nextOf(context.pictures);
      if (next === undefined) return {};
      const { id, name } = next;
      return { pictures: replaced(context.pictures, { id, name, state: "uploading", share: 0 }) };
    }),
    setProgress: assign(({ context, event }) => {
      assertEvent(event, "PROGRESS");
      return {
        pictures: context.pictures.map((one) =>
          one.id === event.id && one.state === "uploading"
            ? { ...one, share: Math.min(1, event.share) }
            : one,
        ),
      };
    }),
    setUploaded: assign(({ context, event }) => {
      assertEvent(event, "UPLOADED");
      return {
        pictures: context.pictures.map(({ id, name, ...one }) =>
          id === event.id ? { id, name, state: "uploaded", url: event.url } : { id, name, ...one },
        ),
      };
    }),
    setProblem: assign(({ context, event }) => {
      assertEvent(event, ["FAILED", "REFUSED"]);
      const state = event.type === "FAILED" ? "failed" : "refused";
      return {
        pictures: context.pictures.map(({ id, name, ...one }) =>
          id === event.id ? { id, name, state, problem: event.problem } : { id, name, ...one },
        ),
      };
    }),
    refuse: assign(({ context }, size: { width: number; height: number }) => {
      const next = nextOf(context.pictures);
      if (next === undefined) return {};
      const { id, name } = next;
      const problem = pixelProblem(size) ?? "";
      return { pictures: replaced(context.pictures, { id, name, state: "refused", problem }) };
    }),
    waitAgain: assign(({ context, event }) => {
      assertEvent(event, "RETRY");
      return {
        pictures: context.pictures.map(({ id, name, ...one }) =>
          id === event.id ? { id, name, state: "waiting" } : { id, name, ...one },
        ),
      };
    }),
    remove: assign(({ context, event }) => {
      assertEvent(event, "REMOVE");
      return { pictures: context.pictures.filter(({ id }) => id !== event.id) };
    }),
    move: assign(({ context, event }) => {
      assertEvent(event, "MOVE");
      return { pictures: moved(context.pictures, event.id, event.to) };
    }),
  },
}).createMachine({
  id: "picture-upload",
  context: ({ input: { most, uploaded } }) => ({
    most,
    pictures: uploaded.map((one) => ({ ...one, state: "uploaded" as const })),
  }),
  initial: "idle",
  on: {
    CHOOSE: { guard: "isNew", actions: "addChosen" },
    RETRY: { guard: "hasFailed", actions: "waitAgain" },
    REMOVE: { guard: "isThere", actions: "remove" },
    MOVE: { guard: "isMoved", actions: "move" },
  },
  states: {
    idle: { always: { guard: "hasNext", target: "sending" } },
    sending: {
      initial: "measuring",
      entry: "begin",
      on: {
        REMOVE: [
          { guard: "isNext", target: "idle", actions: "remove" },
          { guard: "isThere", actions: "remove" },
        ],
      },
      states: {
        measuring: {
          invoke: {
            src: "measure",
            input: ({ context }) => ({ id: nextOf(context.pictures)?.id ?? "" }),
            onDone: [
              {
                guard: { type: "isTooLarge", params: ({ event }) => event.output },
                target: "#picture-upload.idle",
                actions: { type: "refuse", params: ({ event }) => event.output },
              },
              "uploading",
            ],
            onError: "uploading",
          },
        },
        uploading: {
          invoke: {
            src: "upload",
            input: ({ context }) => ({ id: nextOf(context.pictures)?.id ?? "" }),
          },
          on: {
            PROGRESS: { guard: "goesOn", actions: "setProgress" },
            UPLOADED: { guard: "isNext", target: "#picture-upload.idle", actions: "setUploaded" },
            FAILED: { guard: "isNext", target: "#picture-upload.idle", actions: "setProblem" },
            REFUSED: { guard: "isNext", target: "#picture-upload.idle", actions: "setProblem" },
          },
        },
      },
    },
  },
});
