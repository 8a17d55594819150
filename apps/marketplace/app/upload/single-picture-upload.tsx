import { PictureUpload } from "@heirloop/ui/patterns/picture-upload/picture-upload";
import { useEffect, useEffectEvent } from "react";
import { usePictureUpload } from "./use-picture-upload.ts";
import { type OnUploads, useReportUploads } from "./use-upload-errors.ts";

export type SinglePictureUploadProps = {
  /** Name of the form field. */
  name: string;
  /** What the picture shows: "Your picture". */
  called: string;
  /** URL of the current picture. */
  url: string | null;
  /** The button's label while there is none. */
  choose: string;
  onUploads: OnUploads;
};

/** Upload of a single, replaceable picture. Its URL is submitted with the form around it. */
export function SinglePictureUpload({ name, called, url, choose, onUploads }: SinglePictureUploadProps) {
  // The current picture stays until another one is uploaded, so a file that is refused does not cost it.
  const upload = usePictureUpload({
    most: 2,
    uploaded: url === null ? [] : [{ id: "kept", name: called, url }],
  });
  const uploaded = upload.pictures.filter(({ state }) => state === "uploaded").map(({ id }) => id);
  const removeReplaced = useEffectEvent(() => {
    for (const id of uploaded.slice(0, -1)) upload.onAction("REMOVE", id);
  });
  useEffect(() => removeReplaced(), [uploaded.length]);
  useReportUploads(name, upload, onUploads);
  const replace = ([file]: readonly File[]): void => {
    if (file === undefined) return;
    for (const { id, state } of upload.pictures) if (state !== "uploaded") upload.onAction("REMOVE", id);
    upload.onChoose([file]);
  };
  return (
    <PictureUpload
      {...upload}
      pictures={upload.pictures.map((picture) => ({
        ...picture,
        actions: picture.actions.filter((action) => action === "RETRY" || action === "REMOVE"),
      }))}
      room={1}
      label={upload.pictures.length > 0 ? "Choose another picture" : choose}
      name={name}
      onChoose={replace}
    />
  );
}
