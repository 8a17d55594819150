import type { User } from "@heirloop/contract/user/user.schema";
import { PictureUpload } from "@heirloop/ui/patterns/picture-upload/picture-upload";
import { usePictureUpload } from "./use-picture-upload.ts";

/** A person's own picture: one, in whose place another can be chosen. Its address goes with the form that it stands in. */
export function OwnPicture({ user }: { user: User }) {
  const { busy, ...upload } = usePictureUpload({
    most: 1,
    uploaded: user.picture === null ? [] : [{ id: "kept", name: "Your picture", url: user.picture }],
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
        label={upload.pictures.length > 0 ? "Choose another picture" : "Choose a picture"}
        name="picture"
        onChoose={replace}
      />
      {busy && <input type="hidden" name="uploading" value="picture" />}
    </>
  );
}
