import type { PictureUrl } from "../packages/ui/src/components/picture/picture-source.tsx";
import { flatPicture } from "../packages/ui/src/fixtures/generated-pictures.ts";

const files = {
  ...import.meta.glob<string>("./photographs/*.webp", { eager: true, query: "?url", import: "default" }),
  ...import.meta.glob<string>("../packages/demo/rooms/*.webp", {
    eager: true,
    query: "?url",
    import: "default",
  }),
};

/** Its name comes with a fingerprint, `/pictures/room.home.23b59eca`. */
const room = /^\/pictures\/room\.([a-z-]+)\./;

/**
 * The photograph of a story's piece or of a room, in its only size; a drawing for anything else.
 * `apps/server/src/seed/story-photographs.ts` makes those of pieces from the demo data's renders.
 */
export const photograph: PictureUrl = (src, ...size) => {
  const name = room.exec(src)?.[1];
  const file =
    name === undefined
      ? `./photographs/${src.replace("/pictures/", "")}.webp`
      : `../packages/demo/rooms/${name}.webp`;
  return files[file] ?? flatPicture(src, ...size);
};
