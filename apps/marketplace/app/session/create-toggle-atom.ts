import { pageUrls } from "@heirloop/contract/page/page-urls";
import { atom, type PrimitiveAtom } from "jotai";
import type { NavigateFunction } from "react-router";
import { addAlertAtom } from "../alerts/alerts.atoms.ts";
import { getErrorMessage } from "../api/error-message.ts";
import type { SerialQueue } from "../api/serial-queue.ts";
import { userAtom } from "./session.atoms.ts";

type Toggle<Id extends string> = {
  /** The ids that are chosen. */
  chosen: PrimitiveAtom<ReadonlySet<string>>;
  /** Changes on their way to the server. */
  changes: SerialQueue<void>;
  /** Names the id in the return URL of a guest, who logs in first. */
  parameter: string;
  update: (id: Id, isChosen: boolean) => Promise<void>;
};

/** Chooses an id or takes it back: optimistic, rolled back when the server refuses. Guests log in first. */
export const createToggleAtom = <Id extends string>({ chosen, changes, parameter, update }: Toggle<Id>) =>
  atom(null, async (get, set, id: Id, navigate: NavigateFunction): Promise<void> => {
    if (get(userAtom) === null) {
      const here = new URL(window.location.href);
      here.searchParams.set(parameter, id);
      await navigate(pageUrls.login(here.pathname + here.search));
      return;
    }
    const willBeChosen = !get(chosen).has(id);
    // Other ids may have changed since, so only this one is updated or rolled back.
    const show = (shown: boolean): void =>
      set(chosen, (now) => new Set([...now].filter((one) => one !== id).concat(shown ? id : [])));
    show(willBeChosen);
    try {
      await changes.change(() => update(id, willBeChosen));
    } catch (error) {
      show(!willBeChosen);
      set(addAlertAtom, { tone: "danger", message: getErrorMessage(error) });
    }
  });
