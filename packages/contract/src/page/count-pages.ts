/** How many pages a list has; an empty one has its first page. */
export const countPages = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));
