/** What depends on the visitor's account in a page that is otherwise the same for everybody. */
export type PersonalPart =
  | { part: "count"; of: "cart" | "favorites" | "notifications" | "chats" }
  | { part: "favorite"; heirloopId: string }
  | { part: "follow"; sellerId: string }
  | { part: "saved-search"; query: string };

/**
 * Marks a link, button or form that looks different depending on the visitor's account: the server fills it into a
 * page that it has rendered once for everybody. Marked elements are not nested in each other.
 */
export const markPersonalPart = (personal: PersonalPart) => ({
  "data-personal": JSON.stringify(personal),
});
