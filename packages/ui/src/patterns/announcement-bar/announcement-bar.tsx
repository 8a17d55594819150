import { brand } from "@heirloop/contract/brand/brand";
import { business } from "@heirloop/contract/business/business-constants";
import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { TextLink } from "../../components/text-link/text-link.tsx";
import * as styles from "./announcement-bar.css.ts";

export type AnnouncementBarProps = {
  messages: ReadonlyArray<{ text: string; href?: string }>;
  /** Milliseconds until the next message (docs/product.md §2). */
  rotation?: number;
};

/** The strip at the very top: one message at a time, phone and email beside it. It can be stopped. */
export function AnnouncementBar({
  messages,
  rotation = business.announcementRotation,
}: AnnouncementBarProps) {
  const [at, setAt] = useState(0);
  const [stopped, setStopped] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const turning = messages.length > 1 && !stopped;

  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => {
      // Nothing changes under a pointer or the focus.
      if (!bar.current?.matches(":hover, :focus-within")) setAt((shown) => shown + 1);
    }, rotation);
    return () => clearInterval(timer);
  }, [turning, rotation]);

  const message = messages[at % messages.length];
  if (!message) return null;
  const Sign = stopped ? Play : Pause;
  return (
    <section ref={bar} aria-label="Announcements" className={styles.bar}>
      <p className={styles.contact}>
        <TextLink variant="quiet" href={`tel:${brand.phone.replace(/[^+\d]/g, "")}`}>
          {brand.phone}
        </TextLink>
        <TextLink variant="quiet" href={`mailto:${brand.email}`}>
          {brand.email}
        </TextLink>
      </p>
      <p className={styles.message}>
        {message.href ? <TextLink href={message.href}>{message.text}</TextLink> : message.text}
      </p>
      <div className={styles.controls}>
        {messages.length > 1 && (
          <button
            type="button"
            className={styles.control}
            aria-label={stopped ? "Let the announcements change" : "Stop the announcements from changing"}
            onClick={() => setStopped(!stopped)}
          >
            <Sign aria-hidden size={14} />
          </button>
        )}
      </div>
    </section>
  );
}
