/** The view of a piece in words that follow its title: "Track-arm sofa in linen, from the front". */
const views: Readonly<Record<string, string>> = {
  angle: "at an angle",
  front: "from the front",
  side: "from the side",
  detail: "in detail",
  close: "up close",
  room: "in a room",
};

/** The view named in a URL, `/pictures/shot.sofa-track.front.…`; `undefined` for uploads. */
function viewTold(src: string): string | undefined {
  const [kind, , view] = src.replace(/^.*\/pictures\//, "").split(".");
  return kind === "shot" && view !== undefined && Object.hasOwn(views, view) ? views[view] : undefined;
}

/** The alternative text of a piece's picture. The title is enough for the first. */
export function pictureAlt(title: string, src: string, at: number): string {
  if (at === 0) return title;
  return `${title}, ${viewTold(src) ?? `picture ${at + 1}`}`;
}
