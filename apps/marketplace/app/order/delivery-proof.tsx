import { PictureUpload } from "@heirloop/ui/patterns/picture-upload/picture-upload";
import { usePictureUpload } from "../upload/use-picture-upload.ts";

/** A seller's picture of what was delivered; its address goes with the form that it stands in. */
export function DeliveryProof() {
  const { busy, ...upload } = usePictureUpload({ most: 1, uploaded: [] });
  return (
    <>
      <PictureUpload {...upload} label="Add a picture as proof" name="proof" />
      {busy && <input type="hidden" name="uploading" value="proof" />}
    </>
  );
}
