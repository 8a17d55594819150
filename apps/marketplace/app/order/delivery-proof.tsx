import { PictureUpload } from "@heirloop/ui/patterns/picture-upload/picture-upload";
import { usePictureUpload } from "../upload/use-picture-upload.ts";

/** Upload of a seller's proof of delivery; the picture's URL is submitted with the form around it. */
export function DeliveryProof() {
  const upload = usePictureUpload({ most: 1, uploaded: [] }, "private");
  return <PictureUpload {...upload} label="Add a picture as proof" name="proof" />;
}
