import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { PictureUpload } from "@heirloop/ui/patterns/picture-upload/picture-upload";
import { usePictureUpload } from "../upload/use-picture-upload.ts";
import { type OnUnfinished, useReportUnfinished } from "../upload/use-upload-errors.ts";

/** The pictures of a report or of evidence; their URLs are submitted with the form around them. */
export function CasePictures({
  images,
  onUnfinished,
}: {
  images: readonly string[];
  onUnfinished: OnUnfinished;
}) {
  const upload = usePictureUpload({
    most: constants.picturesPerCaseEntry,
    uploaded: images.map((url, at) => ({ id: `kept-${at}`, name: `Picture ${at + 1}`, url })),
  });
  useReportUnfinished("pictures", upload.unfinished, onUnfinished);
  return <PictureUpload {...upload} label="Add pictures" name="pictures" />;
}
