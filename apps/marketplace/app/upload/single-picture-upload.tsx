import { PictureUpload } from "@heirloop/ui/patterns/picture-upload/picture-upload";
import { UploadingField } from "./uploading-field.tsx";
import { usePictureUpload } from "./use-picture-upload.ts";
import type { OnUploading } from "./use-upload-errors.ts";

export type SinglePictureUploadProps = {
  /** Of the form's field. */
  name: string;
  /** What it shows: "Your picture". */
  called: string;
  /** Address of the one that there is. */
  url: string | null;
  /** What the button says while there is none. */
  choose: string;
  onUploading: OnUploading;
};

/** One picture, in whose place another can be chosen. Its address goes with the form that it stands in. */
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
