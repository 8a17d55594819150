import type { User } from "@heirloop/contract/user/user.schema";
import { SinglePictureUpload } from "./single-picture-upload.tsx";
import type { OnUploads } from "./use-upload-errors.ts";

export function AvatarUpload({ user, onUploads }: { user: User; onUploads: OnUploads }) {
  return (
    <SinglePictureUpload
      name="picture"
      called="Your picture"
      url={user.picture}
      choose="Choose a picture"
      onUploads={onUploads}
    />
  );
}
