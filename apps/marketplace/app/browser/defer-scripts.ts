import { recordPreHydrationClick } from "./pre-hydration-clicks.ts";

/** Runs inline before every other script, so it cannot use anything outside itself. */
function letPicturesPass(): void {
  const latest = 4_000;
  const interactions = ["pointerdown", "keydown", "focusin", "scroll"];
  const left = new AbortController();
  const start = (): void => {
    if (left.signal.aborted) return;
    left.abort();
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=later-stylesheet]"))
      link.rel = "stylesheet";
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=later]"))
      link.rel = "modulepreload";
    const script = document.querySelector<HTMLScriptElement>("script[type=later]");
    if (!script) return;
    // A browser decides when a script element is inserted whether to run it, and only once.
    const place = document.createComment("");
    script.replaceWith(place);
    script.type = "module";
    place.replaceWith(script);
  };
  // A frame's callbacks run before it is painted; it is on the screen once those of the next two have run.
  const painted = (frames = 3): void =>
    void (frames === 0 ? setTimeout(start) : requestAnimationFrame(() => painted(frames - 1)));
  const first = Array.from(document.images).filter(
    (image) =>
      !image.complete && image.loading === "eager" && image.getBoundingClientRect().top < window.innerHeight,
  );
  const listening = { signal: left.signal, capture: true };
  for (const name of interactions) window.addEventListener(name, start, listening);
  // Chromium also tells a resting pointer what the page has moved below it.
  const moved = ({ movementX, movementY }: PointerEvent): void => {
    if (movementX !== 0 || movementY !== 0) start();
  };
  window.addEventListener("pointermove", moved, listening);
  setTimeout(start, latest);
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
    ).then(() => painted());
}

const inline = (work: () => void, nonce: string): string =>
  `<script nonce="${nonce}">(${work.toString()})()</script>`;

/**
 * Delays a page's scripts until the pictures of its first screen are painted, the user interacts, or four seconds have passed: on a
 * slow connection they would compete with the pictures, and the page works without them. React Router has no setting for this.
 *
 * @param nonce - of the page's content policy
 */
export const deferScripts = (html: string, nonce: string): string =>
  html
    .replaceAll('<link rel="modulepreload" ', '<link rel="later" ')
    .replace(' type="module" async="">', ' type="later" async="">')
    // The page can be used while the rest of it is still arriving.
    .replace("<head>", (head) => head + inline(recordPreHydrationClick, nonce))
    .replace(/<\/body>(?![\s\S]*<\/body>)/, (end) => inline(letPicturesPass, nonce) + end);
