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
function viewNamed(src: string): string | undefined {
  const [kind, , view] = src.replace(/^.*\/pictures\//, "").split(".");
  return kind === "shot" ? view : undefined;
}

function describeView(src: string): string | undefined {
  const view = viewNamed(src);
  return view !== undefined && Object.hasOwn(views, view) ? views[view] : undefined;
}

/** A piece's picture on a card, and the one that a pointer brings up: the piece in a room if there is one. */
export function cardViews([first, ...others]: readonly string[]): string[] {
  const other = others.find((src) => viewNamed(src) === "room") ?? others[0];
  return [first, other].filter((src) => src !== undefined);
}

/** The alternative text of a piece's picture. The title is enough for the first. */
export function pictureAlt(title: string, src: string, at: number): string {
  if (at === 0) return title;
  return `${title}, ${describeView(src) ?? `picture ${at + 1}`}`;
}
