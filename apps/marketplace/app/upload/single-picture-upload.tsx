import { PictureUpload } from "@heirloop/ui/patterns/picture-upload/picture-upload";
import { UploadingField } from "./uploading-field.tsx";
import { usePictureUpload } from "./use-picture-upload.ts";
import type { OnUploading } from "./use-upload-errors.ts";

export type SinglePictureUploadProps = {
  /** Name of the form field. */
  name: string;
  /** What the picture shows: "Your picture". */
  called: string;
  /** URL of the current picture. */
  url: string | null;
  /** The button's label while there is none. */
  choose: string;
  onUploading: OnUploading;
};

/** Upload of a single, replaceable picture. Its URL is submitted with the form around it. */
export function SinglePictureUpload({ name, called, url, choose, onUploading }: SinglePictureUploadProps) {
  const { busy, ...upload } = usePictureUpload({
    most: 1,
    uploaded: url === null ? [] : [{ id: "kept", name: called, url }],
  });
  const replace = ([file]: readonly File[]): void => {
    if (file === undefined) return;
    for (const { id } of upload.pictures) upload.onAct("REMOVE", id);
    upload.onChoose([file]);
  };
  return (
    <>
      <PictureUpload
        {...upload}
        room={1}
        label={upload.pictures.length > 0 ? "Choose another picture" : choose}
        name={name}
        onChoose={replace}
      />
      <UploadingField {...{ name, busy, onUploading }} />
    </>
  );
}
