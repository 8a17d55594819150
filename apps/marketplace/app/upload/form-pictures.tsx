import type { Visibility } from "@heirloop/contract/upload/upload.endpoints";
import { PictureUpload } from "@heirloop/ui/patterns/picture-upload/picture-upload";
import { usePictureUpload } from "./use-picture-upload.ts";
import { type OnUploads, useReportUploads } from "./use-upload-errors.ts";

type FormPicturesProps = {
  /** The field in which the pictures' URLs are submitted with the form around them. */
  name: string;
  most: number;
  /** The URLs of pictures that were uploaded before. */
  images: readonly string[];
  visibility?: Visibility;
  onUploads: OnUploads;
};

/** The pictures of a form, in their order. */
export function FormPictures({ name, most, images, visibility, onUploads }: FormPicturesProps) {
  const uploaded = images.map((url, at) => ({ id: `kept-${at}`, name: `Picture ${at + 1}`, url }));
  const upload = usePictureUpload({ most, uploaded }, visibility);
  useReportUploads(name, upload, onUploads);
  return <PictureUpload {...upload} label="Add pictures" name={name} />;
}
