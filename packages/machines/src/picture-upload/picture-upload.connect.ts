import type { SnapshotFrom } from "xstate";
import { pictureTypes } from "./picture-check.ts";
import { type pictureUploadMachine, roomIn, type UploadPicture } from "./picture-upload.machine.ts";

export type PictureAction = "RETRY" | "REMOVE" | "MOVE_EARLIER" | "MOVE_LATER";

/** Why the pictures cannot be sent yet: uploads are pending, have failed, or can never succeed. */
export type UnfinishedUpload = "uploading" | "failed" | "refused";

export type PictureUploadView = {
  pictures: ReadonlyArray<UploadPicture & { actions: readonly PictureAction[] }>;
  /** URLs of the uploaded pictures, in order. */
  urls: readonly string[];
  /** How many more may be chosen. */
  room: number;
  /** The `accept` attribute of the file input. */
  accept: string;
  /** Null when every picture is uploaded, so that none is lost when the form is sent. */
  unfinished: UnfinishedUpload | null;
};

function getUnfinished(pictures: readonly UploadPicture[]): UnfinishedUpload | null {
  const has = (...states: ReadonlyArray<UploadPicture["state"]>) =>
    pictures.some(({ state }) => states.includes(state));
  if (has("waiting", "uploading")) return "uploading";
  if (has("failed")) return "failed";
  return has("refused") ? "refused" : null;
}

/** The view of the pictures: their state and the available actions. */
export function connectPictureUpload(snapshot: SnapshotFrom<typeof pictureUploadMachine>): PictureUploadView {
  const { pictures } = snapshot.context;
  const actionsOf = (picture: UploadPicture, at: number): PictureAction[] => {
    const { id } = picture;
    return [
      ...(snapshot.can({ type: "RETRY", id }) ? (["RETRY"] as const) : []),
      "REMOVE",
      ...(snapshot.can({ type: "MOVE", id, to: at - 1 }) ? (["MOVE_EARLIER"] as const) : []),
      ...(snapshot.can({ type: "MOVE", id, to: at + 1 }) ? (["MOVE_LATER"] as const) : []),
    ];
  };
  return {
    pictures: pictures.map((picture, at) => ({ ...picture, actions: actionsOf(picture, at) })),
    urls: pictures.flatMap((picture) => (picture.state === "uploaded" ? [picture.url] : [])),
    room: roomIn(snapshot.context),
    accept: pictureTypes.join(","),
    unfinished: getUnfinished(pictures),
  };
}
