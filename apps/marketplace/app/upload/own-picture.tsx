import type { User } from "@heirloop/contract/user/user.schema";
import { OnePicture } from "./one-picture.tsx";

/** A person's own picture. */
export function OwnPicture({ user }: { user: User }) {
  return <OnePicture name="picture" called="Your picture" url={user.picture} choose="Choose a picture" />;
}
