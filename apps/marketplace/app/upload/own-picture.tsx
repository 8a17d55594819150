import type { User } from "@heirloop/contract/user/user.schema";
import { OnePicture } from "./one-picture.tsx";
import type { OnUploading } from "./use-upload-errors.ts";

/** A person's own picture. */
export function OwnPicture({ user, onUploading }: { user: User; onUploading: OnUploading }) {
  return (
    <OnePicture
      name="picture"
      called="Your picture"
      url={user.picture}
      choose="Choose a picture"
      onUploading={onUploading}
    />
  );
}
