import type { Message } from "@heirloop/contract/chat/chat.schema";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Pixels from the end within which the log counts as scrolled to the end. */
const near = 120;
/** Pixels from the beginning within which earlier messages are loaded while somebody scrolls up. */
const nearBeginning = 400;

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

type LogScrollOptions = {
  messages: readonly Message[];
  /** The number of the first message, and that of the first one when the log was opened. */
  first: number;
  openedFrom: number;
  /** How many messages are being sent. */
  outgoing: number;
  me: string;
  /** Loads earlier messages; null while there are none to load. */
  onLoadEarlier: (() => void) | null;
  /** The message with this number is in sight, and all before it. */
  onSeen: (upTo: number) => void;
};

type LogScroll = {
  /** The element that scrolls. */
  log: RefObject<HTMLDivElement | null>;
  /** The list in it that grows. */
  list: RefObject<HTMLOListElement | null>;
  /** Whether messages have arrived below what is in sight. */
  missed: boolean;
  onScroll: () => void;
  scrollToEnd: () => void;
};

/**
 * Keeps a log at its end while it is there, and otherwise at what is being read. Reports the last message as seen once
 * it is in sight.
 */
export function useLogScroll({
  messages,
  first,
  openedFrom,
  outgoing,
  me,
  onLoadEarlier,
  onSeen,
}: LogScrollOptions): LogScroll {
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const top = useRef(0);
  const belowTop = useRef(0);
  const [missed, setMissed] = useState(false);
  const last = messages.at(-1);

  const scrollToEnd = (): void => log.current?.scrollTo({ top: log.current.scrollHeight });

  useBrowserLayoutEffect(() => {
    if (atEnd.current || last?.sender === me) {
      scrollToEnd();
      setMissed(false);
    } else setMissed(true);
  }, [last?.number, outgoing]);

  const rememberPlace = (): void => {
    if (log.current) belowTop.current = log.current.scrollHeight - log.current.scrollTop;
  };
  // Earlier messages are inserted above what is being read, which stays where it is.
  useBrowserLayoutEffect(() => {
    if (first < openedFrom) log.current?.scrollTo({ top: log.current.scrollHeight - belowTop.current });
  }, [first, openedFrom]);

  // Pictures and fonts load late, and keyboards or notices take room: a log that was at its end stays there.
  useEffect(() => {
    if (!list.current) return undefined;
    const grown = new ResizeObserver(() => {
      if (atEnd.current) log.current?.scrollTo({ top: log.current.scrollHeight });
      rememberPlace();
    });
    grown.observe(list.current);
    if (log.current) grown.observe(log.current);
    return () => grown.disconnect();
  }, []);

  const lastNumber = last?.number ?? 0;
  const reportSeen = useRef(onSeen);
  useEffect(() => {
    reportSeen.current = onSeen;
  }, [onSeen]);

  useEffect(() => {
    const see = (): void => {
      if (lastNumber > 0 && atEnd.current && document.visibilityState === "visible")
        reportSeen.current(lastNumber);
    };
    see();
    document.addEventListener("visibilitychange", see);
    return () => document.removeEventListener("visibilitychange", see);
  }, [lastNumber]);

  const onScroll = (): void => {
    if (!log.current) return;
    const { scrollTop, scrollHeight, clientHeight } = log.current;
    const isUpwards = scrollTop < top.current;
    top.current = scrollTop;
    rememberPlace();
    if (isUpwards && scrollTop < nearBeginning) onLoadEarlier?.();
    // Nobody can leave the end downwards: the log has grown, and follows as soon as that is observed.
    if (atEnd.current && !isUpwards) return;
    atEnd.current = scrollHeight - scrollTop - clientHeight < near;
    if (!atEnd.current || !missed) return;
    setMissed(false);
    if (last) onSeen(lastNumber);
  };

  return { log, list, missed, onScroll, scrollToEnd };
}
