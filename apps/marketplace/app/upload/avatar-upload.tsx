import type { User } from "@heirloop/contract/user/user.schema";
import { SinglePictureUpload } from "./single-picture-upload.tsx";
import type { OnUnfinished } from "./use-upload-errors.ts";

export function AvatarUpload({ user, onUnfinished }: { user: User; onUnfinished: OnUnfinished }) {
  return (
    <SinglePictureUpload
      name="picture"
      called="Your picture"
      url={user.picture}
      choose="Choose a picture"
      onUnfinished={onUnfinished}
    />
  );
}
