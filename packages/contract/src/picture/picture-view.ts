/** What a picture of a piece shows, in words that follow its title: "Track-arm sofa in linen, from the front". */
const views: Readonly<Record<string, string>> = {
  angle: "at an angle",
  front: "from the front",
  side: "from the side",
  detail: "in detail",
  close: "up close",
  room: "in a room",
};

/** The view that an address tells of, `/pictures/shot.sofa-track.front.…`; `undefined` for what somebody uploaded. */
function viewTold(src: string): string | undefined {
  const [kind, , view] = src.replace(/^.*\/pictures\//, "").split(".");
  return kind === "shot" && view !== undefined && Object.hasOwn(views, view) ? views[view] : undefined;
}

/** What is to be seen in the picture of a piece, for those who do not see it. The first needs no more than the title. */
export function pictureAlt(title: string, src: string, at: number): string {
  if (at === 0) return title;
  return `${title}, ${viewTold(src) ?? `picture ${at + 1}`}`;
}
