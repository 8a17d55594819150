import { recordPreHydrationClick } from "./pre-hydration-clicks.ts";

/** Runs in the page by itself, before any other script: it can use nothing from outside of it. */
function letPicturesPass(): void {
  const patience = 4_000;
  const hurry = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];
  const left = new AbortController();
  const start = (): void => {
    if (left.signal.aborted) return;
    left.abort();
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=later]"))
      link.rel = "modulepreload";
    const script = document.querySelector<HTMLScriptElement>("script[type=later]");
    if (!script) return;
    // A script is looked at when it comes into the page, and once only if it was one.
    const place = document.createComment("");
    script.replaceWith(place);
    script.type = "module";
    place.replaceWith(script);
  };
  const painted = (): void => void requestAnimationFrame(() => setTimeout(start));
  const first = Array.from(document.images).filter(
    (image) =>
      !image.complete && image.loading === "eager" && image.getBoundingClientRect().top < window.innerHeight,
  );
  for (const name of hurry) window.addEventListener(name, start, { signal: left.signal, capture: true });
  setTimeout(start, patience);
  if (document.hidden) start();
  else
    void Promise.all(
      first.map(
        (image) =>
          new Promise((done) => {
            image.addEventListener("load", done);
            image.addEventListener("error", done);
          }),
      ),
    ).then(painted);
}

const inline = (work: () => void, nonce: string): string =>
  `<script nonce="${nonce}">(${work.toString()})()</script>`;

/**
 * Holds a page's scripts back until the pictures of its first screen are painted, somebody presses something, or four seconds are over:
 * over a slow line they would share it with the pictures, and the page can be read, and its links and forms used, without them.
 * React Router has no setting for it.
 *
 * @param nonce - of the page's content policy
 */
export const deferScripts = (html: string, nonce: string): string =>
  html
    .replaceAll('<link rel="modulepreload" ', '<link rel="later" ')
    .replace(' type="module" async="">', ' type="later" async="">')
    // The page may be pressed while the rest of it is still coming.
    .replace("<head>", (head) => head + inline(recordPreHydrationClick, nonce))
    .replace(/<\/body>(?![\s\S]*<\/body>)/, (end) => inline(letPicturesPass, nonce) + end);
