import type { User } from "@heirloop/contract/user/user.schema";
import { SinglePictureUpload } from "./single-picture-upload.tsx";
import type { OnUploading } from "./use-upload-errors.ts";

export function AvatarUpload({ user, onUploading }: { user: User; onUploading: OnUploading }) {
  return (
    <SinglePictureUpload
      name="picture"
      called="Your picture"
      url={user.picture}
      choose="Choose a picture"
      onUploading={onUploading}
    />
  );
}
