import type { Visibility } from "@heirloop/contract/upload/upload.endpoints";
import {
  connectPictureUpload,
  type PictureAction,
} from "@heirloop/machines/picture-upload/picture-upload.connect";
import {
  type PictureUploadEvent,
  type PictureUploadInput,
  pictureUploadMachine,
} from "@heirloop/machines/picture-upload/picture-upload.machine";
import type { PictureUploadProps } from "@heirloop/ui/patterns/picture-upload/picture-upload";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import { fromCallback, fromPromise } from "xstate";
import { toSelectedPicture } from "./selected-picture.ts";
import { uploadPicture } from "./upload-picture.ts";

/** The files by the machine's ids, with their object URLs. */
class ChosenFiles {
  readonly #files = new Map<string, { file: File; preview: string; key: string }>();

  add(file: File): string {
    const id = crypto.randomUUID();
    this.#files.set(id, { file, preview: URL.createObjectURL(file), key: crypto.randomUUID() });
    return id;
  }

  of(id: string): { file: File; preview: string; key: string } | undefined {
    return this.#files.get(id);
  }

  forget(): void {
    for (const { preview } of this.#files.values()) URL.revokeObjectURL(preview);
    this.#files.clear();
  }
}

async function measured(file: File | undefined): Promise<{ width: number; height: number }> {
  if (file === undefined) throw new Error("The file is gone.");
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  picture.close();
  return { width, height };
}

/** Picture upload: the machine with files and the API. */
export function usePictureUpload(
  input: PictureUploadInput,
  visibility: Visibility = "public",
): Omit<PictureUploadProps, "label" | "name" | "onChoose"> & {
  onChoose: (files: readonly File[]) => void;
} {
  const [files] = useState(() => new ChosenFiles());
  useEffect(() => () => files.forget(), [files]);
  const provided = useMemo(
    () =>
      pictureUploadMachine.provide({
        actors: {
          measure: fromPromise(({ input: { id } }) => measured(files.of(id)?.file)),
          upload: fromCallback<PictureUploadEvent, { id: string }>(({ input: { id }, sendBack }) => {
            const chosen = files.of(id);
            if (chosen === undefined) {
              sendBack({ type: "REFUSED", id, problem: "Choose this picture again" });
              return undefined;
            }
            const { file, key } = chosen;
            return uploadPicture(file, { key, visibility }, (event) => sendBack({ ...event, id }));
          }),
        },
      }),
    [files, visibility],
  );
  const [snapshot, send] = useMachine(provided, { input });
  const { pictures, room, accept, unfinished } = connectPictureUpload(snapshot);

  function applyAction(action: PictureAction, id: string): void {
    const at = pictures.findIndex((picture) => picture.id === id);
    if (action === "MOVE_EARLIER") send({ type: "MOVE", id, to: at - 1 });
    else if (action === "MOVE_LATER") send({ type: "MOVE", id, to: at + 1 });
    else send({ type: action, id });
  }

  return {
    pictures,
    room,
    accept,
    unfinished,
    getPreview: (id) => files.of(id)?.preview,
    onChoose: (chosen) =>
      send({
        type: "CHOOSE",
        pictures: chosen.map((file) => toSelectedPicture(file, files.add(file))),
      }),
    onAction: applyAction,
  };
}
