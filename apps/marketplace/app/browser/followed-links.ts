/** Which of the links to an address was followed. */
type FollowedLink = Readonly<{ href: string; index: number }>;

/** By the key of the history entry whose page contains the link. */
const followedLinks = new Map<string, FollowedLink>();

const listLinks = (href: string) => [
  ...document.querySelectorAll<HTMLAnchorElement>(`main a[href="${CSS.escape(href)}"]`),
];

/** Call it with the target of every click: not every browser focuses a link that is clicked. */
export function recordFollowedLink(key: string, target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link) return;
  const href = link.getAttribute("href") ?? "";
  const index = listLinks(href).indexOf(link);
  if (index === -1) followedLinks.delete(key);
  else followedLinks.set(key, { href, index });
}

/** Moves the focus to the link that was followed, without scrolling. Returns false if the page has no such link. */
export function focusFollowedLink(key: string): boolean {
  const followed = followedLinks.get(key);
  const link = followed && listLinks(followed.href)[followed.index];
  link?.focus({ preventScroll: true });
  return link !== undefined;
}
