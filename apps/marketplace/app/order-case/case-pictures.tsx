import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { PictureUpload } from "@heirloop/ui/patterns/picture-upload/picture-upload";
import { UploadingField } from "../upload/uploading-field.tsx";
import { usePictureUpload } from "../upload/use-picture-upload.ts";
import type { OnUploading } from "../upload/use-upload-errors.ts";

/** The pictures of a report or of evidence; their URLs are submitted with the form around them. */
export function CasePictures({
  images,
  onUploading,
}: {
  images: readonly string[];
  onUploading: OnUploading;
}) {
  const { busy, ...upload } = usePictureUpload({
    most: constants.picturesPerCaseEntry,
    uploaded: images.map((url, at) => ({ id: `kept-${at}`, name: `Picture ${at + 1}`, url })),
  });
  return (
    <>
      <PictureUpload {...upload} label="Add pictures" name="pictures" />
      <UploadingField name="pictures" {...{ busy, onUploading }} />
    </>
  );
}
