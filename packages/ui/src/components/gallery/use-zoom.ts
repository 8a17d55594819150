import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

const least = 1;
const most = 5;
const stepOfButton = 1.5;
const stepOfWheel = 0.0025;

/** A place in the stage that stays under the pointer while the picture grows, in pixels from its corner. */
type Anchor = { x: number; y: number };

export type Zoom = {
  stage: RefObject<HTMLDivElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
  /** 1 shows all of the picture, 5 is the most. */
  zoom: number;
  canGrow: boolean;
  canShrink: boolean;
  grow: () => void;
  shrink: () => void;
  reset: () => void;
};

const spread = ([one, other]: TouchList | readonly Touch[]): number =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

/** The zoom of a picture by buttons, wheel, pinch and double click; the mouse pans it. */
export function useZoom(): Zoom {
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(least);
  const before = useRef({ zoom: least, anchor: { x: 0, y: 0 } });

  const change = (to: (zoom: number) => number, anchor?: Anchor): void => {
    const box = stage.current;
    before.current.anchor = anchor ?? { x: (box?.clientWidth ?? 0) / 2, y: (box?.clientHeight ?? 0) / 2 };
    setZoom((now) => Math.min(most, Math.max(least, to(now))));
  };
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });

  useLayoutEffect(() => {
    const box = stage.current;
    const { anchor, zoom: was } = before.current;
    before.current.zoom = zoom;
    sheet.current?.style.setProperty("width", `calc(min(100vw, 100dvh - 4rem) * ${zoom})`);
    if (!box || was === zoom) return;
    const share = zoom / was;
    box.scrollLeft = (box.scrollLeft + anchor.x) * share - anchor.x;
    box.scrollTop = (box.scrollTop + anchor.y) * share - anchor.y;
  }, [zoom]);

  useEffect(() => {
    const box = stage.current;
    if (!box) return;
    const stop = new AbortController();
    const { signal } = stop;
    const within = ({ clientX, clientY }: { clientX: number; clientY: number }): Anchor => {
      const { left, top } = box.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    // React listens to wheel and touch without the right to stop the browser's own zoom.
    const own = { signal, passive: false };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      latest.current((now) => now * Math.exp(-event.deltaY * stepOfWheel), within(event));
    };
    let apart = 0;
    const touch = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      if (!one || !other) {
        apart = 0;
        return;
      }
      event.preventDefault();
      const now = spread([one, other]);
      const share = apart === 0 ? 1 : now / apart;
      apart = now;
      const middle = {
        clientX: (one.clientX + other.clientX) / 2,
        clientY: (one.clientY + other.clientY) / 2,
      };
      latest.current((size) => size * share, within(middle));
    };
    const drag = (event: PointerEvent): void => {
      if (event.pointerType === "mouse" && event.buttons === 1)
        box.scrollBy(-event.movementX, -event.movementY);
    };
    const twice = (event: MouseEvent): void =>
      latest.current((now) => (now > least ? least : stepOfButton ** 2), within(event));
    box.addEventListener("wheel", wheel, own);
    box.addEventListener("touchstart", touch, own);
    box.addEventListener("touchmove", touch, own);
    box.addEventListener("touchend", touch, { signal });
    box.addEventListener("pointermove", drag, { signal });
    box.addEventListener("dblclick", twice, { signal });
    return () => stop.abort();
  }, []);

  return {
    stage,
    sheet,
    zoom,
    canGrow: zoom < most,
    canShrink: zoom > least,
    grow: () => change((now) => now * stepOfButton),
    shrink: () => change((now) => now / stepOfButton),
    reset: () => change(() => least),
  };
}
