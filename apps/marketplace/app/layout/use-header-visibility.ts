import {
  connectHeader,
  type HeaderView,
} from "@heirloop/machines/header-visibility/header-visibility.connect";
import type { HeaderHolder } from "@heirloop/machines/header-visibility/header-visibility.machine";
import { pageSurroundings } from "@heirloop/machines/page/page-surroundings";
import { useEffect } from "react";
import { useIdleActor, useActorValue } from "../browser/use-idle-actor.ts";

const start = async () => (await import("./create-header.ts")).createHeader();

/** Calls back at most once per frame. */
function throttleToFrame(onFrame: () => void): { ask: () => void; stop: () => void } {
  let frame = 0;
  const ask = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      onFrame();
    });
  };
  return { ask, stop: () => cancelAnimationFrame(frame) };
}

/**
 * The header's machine, with scrolling, the window's width and the page as events. Until it has loaded, the page
 * alone decides.
 */
export function useHeaderVisibility(pathname: string): {
  megaMenu: HeaderView["megaMenu"];
  topRow: HeaderView["topRow"];
  onHold: (by: HeaderHolder) => void;
  onRelease: (by: HeaderHolder) => void;
} {
  const { actor, send } = useIdleActor(start);
  const megaMenu = useActorValue(actor, (snapshot) => connectHeader(snapshot).megaMenu);
  const topRow = useActorValue(actor, (snapshot) => connectHeader(snapshot).topRow);

  useEffect(() => send({ type: "PAGE", pathname }), [send, pathname]);
  useEffect(() => {
    if (actor === undefined) return;
    const scroll = throttleToFrame(() => send({ type: "SCROLL", y: window.scrollY }));
    const resize = throttleToFrame(() => send({ type: "RESIZE", width: window.innerWidth }));
    window.addEventListener("scroll", scroll.ask, { passive: true });
    window.addEventListener("resize", resize.ask);
    // What has changed since the machine started.
    scroll.ask();
    resize.ask();
    return () => {
      window.removeEventListener("scroll", scroll.ask);
      window.removeEventListener("resize", resize.ask);
      scroll.stop();
      resize.stop();
    };
  }, [actor, send]);

  return {
    megaMenu: megaMenu ?? (pageSurroundings(pathname).megaMenu ? "shown" : "absent"),
    topRow: topRow ?? "shown",
    onHold: (by) => send({ type: "HOLD", by }),
    onRelease: (by) => send({ type: "RELEASE", by }),
  };
}
