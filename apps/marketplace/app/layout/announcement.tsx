import { pageUrls } from "@heirloop/contract/page/page-urls";
import { connectAnnouncement } from "@heirloop/machines/announcement-rotation/announcement-rotation.connect";
import { pageSurroundings } from "@heirloop/machines/page/page-surroundings";
import { AnnouncementBar, ContactBar } from "@heirloop/ui/patterns/announcement-bar/announcement-bar";
import { PromoPill } from "@heirloop/ui/patterns/announcement-bar/promo-pill";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { promoPillAtom } from "../promo/promo.atoms.ts";
import { LazyRegionChoice } from "../region/lazy-region-choice.tsx";
import { getReducedMotionQuery } from "../browser/prefers-reduced-motion.ts";
import { useIdleActor, useActorValue } from "../browser/use-idle-actor.ts";

const announcements = [
  { text: "More than 10,000 pieces, and new ones every day", href: pageUrls.collections("sort=newest") },
  { text: "Delivery as soon as next day, with free returns" },
  { text: "See all pieces that are at least 20 percent off", href: pageUrls.collections("discount=20") },
];

const start = async () => (await import("./create-announcement.ts")).createAnnouncement(announcements.length);

/** The announcement bar with its machine. */
export function Announcement({ pathname }: { pathname: string }) {
  const { actor, send } = useIdleActor(start);
  const snapshot = useActorValue(actor, (now) => now);

  useEffect(() => send({ type: "PAGE", pathname }), [send, pathname]);
  useEffect(() => {
    const reducedMotion = getReducedMotionQuery();
    const change = (): void => send({ type: "REDUCED_MOTION", reducedMotion: reducedMotion.matches });
    reducedMotion.addEventListener("change", change);
    return () => reducedMotion.removeEventListener("change", change);
  }, [send]);

  const pill = useAtomValue(promoPillAtom);
  const surroundings = pageSurroundings(pathname);
  if (!surroundings.announcement)
    return surroundings.header === "full" ? <ContactBar place={<LazyRegionChoice />} /> : null;
  // The view before the machine has loaded.
  const { at, control } = snapshot
    ? connectAnnouncement(snapshot)
    : { at: 0, control: announcements.length > 1 ? ("STOP" as const) : null };
  return (
    <AnnouncementBar
      messages={announcements}
      at={at}
      control={control}
      offer={pill && <PromoPill {...pill} />}
      place={<LazyRegionChoice />}
      onControl={(type) => send({ type })}
      onHold={(by) => send({ type: "HOLD", by })}
      onRelease={(by) => send({ type: "RELEASE", by })}
    />
  );
}
