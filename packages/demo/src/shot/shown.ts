import type { Piece } from "./pieces.ts";

type Listed = { readonly age: number; readonly piece: string };

/** How many listings of a type, newer and older than a new one, are looked at for each piece that the type has. */
const neighborsPerPiece = 3;

/** What the listings made so far show, so that their neighbors in a list show something else. Ages are in days. */
export function createShown() {
  const pictures = new Set<string>();
  /** By type, the newest first. */
  const listings = new Map<string, Listed[]>();

  const placeOf = (listed: readonly Listed[], age: number): number => {
    const place = listed.findIndex((other) => other.age > age);
    return place === -1 ? listed.length : place;
  };

  return {
    hasPicture: (path: string | undefined): boolean => path !== undefined && pictures.has(path),
    /** Of the pieces that a type has, those that its listings of about this age show least. */
    rarest(type: string, age: number, choices: readonly Piece[]): readonly Piece[] {
      const listed = listings.get(type) ?? [];
      const place = placeOf(listed, age);
      const reach = choices.length * neighborsPerPiece;
      const near = listed.slice(Math.max(0, place - reach), place + reach);
      const counts = choices.map(({ id }) => near.filter(({ piece }) => piece === id).length);
      const least = Math.min(...counts);
      return choices.filter((_, at) => counts[at] === least);
    },
    add(type: string, { picture, ...listing }: Listed & { readonly picture: string | undefined }): void {
      if (picture !== undefined) pictures.add(picture);
      const listed = listings.get(type) ?? [];
      listings.set(type, listed);
      listed.splice(placeOf(listed, listing.age), 0, listing);
    },
  };
}

export type Shown = ReturnType<typeof createShown>;
