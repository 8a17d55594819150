import type { EventPublisher } from "./events/domain-events.ts";
import type { Admission } from "./http/admission.ts";
import type { Sessions } from "./http/caller.ts";
import type { Draining } from "./http/drain.ts";
import type { MailNotification, Notify } from "./modules/notification/notification.port.ts";
import type { Search } from "./modules/search/search.port.ts";
import type { Platform } from "./platform/platform.ts";

/** Everything a module may need from outside. */
export type Deps = Platform &
  Readonly<{
    sessions: Sessions;
    /** Publishes events to other modules, in the same transaction. */
    events: EventPublisher;
    search: Search;
    notify: Notify;
    mailNotification: MailNotification;
    /** Decides whether there is room for another page or search. */
    admission: Admission;
    /** Whether the process has been asked to stop. */
    draining: Draining;
  }>;
