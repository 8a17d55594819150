const things = ["sofa", "table", "chair", "lamp", "dresser", "rug", "desk", "mirror", "cabinet", "bench"];
const looks = ["", "oak", "walnut", "leather", "velvet", "brass", "mid century", "blue", "small", "vintage"];
const filters = [
  "",
  "&condition=excellent",
  "&maxPrice=80000",
  "&minPrice=30000",
  "&sort=price-asc",
  "&sort=newest",
  "&region=ny",
  "&discount=1",
];

/** The query strings of `count` distinct searches, in an order that varies word, look and filter. */
export function searches(count: number): string[] {
  const all = [1, 2, 3].flatMap((page) =>
    filters.flatMap((filter) =>
      looks.flatMap((look) =>
        things.map((thing) => {
          const keyword = encodeURIComponent(`${look} ${thing}`.trim());
          return `keyword=${keyword}${filter}${page === 1 ? "" : `&page=${page}`}`;
        }),
      ),
    ),
  );
  if (count > all.length) throw new Error(`There are only ${all.length} different searches.`);
  return all.slice(0, count);
}
