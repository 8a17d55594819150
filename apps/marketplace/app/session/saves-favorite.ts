/** Whether the page that a guest is sent to after login adds a piece to their favorites. */
export const savesFavorite = (next: string | null): boolean => next?.includes("favorite=") ?? false;
