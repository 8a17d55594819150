/** Paths of the pictures that belong to no listing. A size is had by adding `/{width}.{avif|webp|jpg}`. */
export const picturePaths = {
  heroWide: "/pictures/hero.wide",
  heroTall: "/pictures/hero.tall",
  /** `furniture`, `seating`, `home_decor`, `lighting`. */
  category: (name: string) => `/pictures/tile.category.${name}`,
  /** Raw room name, `living_room`. */
  room: (name: string) => `/pictures/tile.room.${name}`,
  /** Raw style name, `mid_century_modern`. */
  style: (name: string) => `/pictures/tile.style.${name}`,
  /** Region code, `la`. */
  location: (region: string) => `/pictures/tile.location.${region}`,
} as const;
