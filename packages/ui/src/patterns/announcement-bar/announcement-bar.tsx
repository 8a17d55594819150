import type { AnnouncementRotationAction } from "@heirloop/machines/announcement-rotation/announcement-rotation.connect";
import type { AnnouncementHolder } from "@heirloop/machines/announcement-rotation/announcement-rotation.machine";
import { ChevronRight, Pause, Play, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Container } from "../../components/container/container.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { EmailLink, PhoneLink } from "../contact-links/contact-links.tsx";
import * as styles from "./announcement-bar.css.ts";

export type AnnouncementBarProps = {
  messages: ReadonlyArray<{ text: string; href?: string }>;
  /** Which of them is shown, from 0. */
  at: number;
  /** The action of its button; null for none. */
  control: AnnouncementRotationAction | null;
  onControl: (action: AnnouncementRotationAction) => void;
  /** Replaces the messages: the dismissed promo offer. */
  offer?: ReactNode;
  /** Where furniture is looked for; shown where there is room. */
  place?: ReactNode;
  /** Pointed at or focused: nothing changes under a person. */
  onHold: (by: AnnouncementHolder) => void;
  onRelease: (by: AnnouncementHolder) => void;
};

const controls: Record<AnnouncementRotationAction, { sign: LucideIcon; label: string }> = {
  STOP: { sign: Pause, label: "Pause announcements" },
  START: { sign: Play, label: "Resume announcements" },
  NEXT: { sign: ChevronRight, label: "Next announcement" },
};

function Control({ action, onControl }: { action: AnnouncementRotationAction; onControl: () => void }) {
  const { sign: Sign, label } = controls[action];
  return (
    <button type="button" className={styles.control} aria-label={label} onClick={onControl}>
      <Sign aria-hidden size="0.875rem" />
    </button>
  );
}

function Contact() {
  return (
    <p className={styles.contact}>
      <PhoneLink />
      <span className={styles.email}>
        <EmailLink />
      </span>
    </p>
  );
}

/** The strip on pages without announcements: how we are reached alone. Phones have it in their menu. */
export function ContactBar({ place }: Pick<AnnouncementBarProps, "place">) {
  return (
    <section aria-label="Contact" className={styles.quietBar}>
      <Container>
        <div className={styles.quiet}>
          <Contact />
          {place && <div className={styles.place}>{place}</div>}
        </div>
      </Container>
    </section>
  );
}

/** The strip at the very top: one message at a time, phone and email beside it. When it changes is the machine's to say. */
export function AnnouncementBar({
  messages,
  at,
  control,
  onControl,
  offer,
  place,
  onHold,
  onRelease,
}: AnnouncementBarProps) {
  const message = messages[at];
  if (!message) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only holds the message while the pointer or the focus is on it.
    <section
      aria-label="Announcements"
      className={styles.bar}
      onPointerEnter={() => onHold("pointer")}
      onPointerLeave={() => onRelease("pointer")}
      onFocus={() => onHold("focus")}
      onBlur={() => onRelease("focus")}
    >
      <Container>
        <div className={styles.announcement}>
          <Contact />
          {offer ?? (
            <p className={styles.message}>
              {message.href ? <TextLink href={message.href}>{message.text}</TextLink> : message.text}
            </p>
          )}
          <div className={styles.controls}>
            {place && <div className={styles.place}>{place}</div>}
            {!offer && control !== null && <Control action={control} onControl={() => onControl(control)} />}
          </div>
        </div>
      </Container>
    </section>
  );
}
