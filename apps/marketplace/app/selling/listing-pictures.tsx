import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { PictureUpload } from "@heirloop/ui/patterns/picture-upload/picture-upload";
import { UploadingField } from "../upload/uploading-field.tsx";
import { usePictureUpload } from "../upload/use-picture-upload.ts";
import type { OnUploading } from "../upload/use-upload-errors.ts";

/** The pictures of a listing in their order; their URLs are submitted with the form around them. */
export function ListingPictures({
  images,
  onUploading,
}: {
  images: readonly string[];
  onUploading: OnUploading;
}) {
  const { busy, ...upload } = usePictureUpload({
    most: constants.picturesPerListing,
    uploaded: images.map((url, at) => ({ id: `kept-${at}`, name: `Picture ${at + 1}`, url })),
  });
  return (
    <>
      <PictureUpload {...upload} label="Add pictures" name="images" />
      <UploadingField name="images" {...{ busy, onUploading }} />
    </>
  );
}
