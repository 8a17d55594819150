import { headerVisibilityMachine } from "@heirloop/machines/header-visibility/header-visibility.machine";
import { createActor } from "xstate";

/** The header's machine as this window finds it. */
export const createHeader = () =>
  createActor(headerVisibilityMachine, {
    input: { width: window.innerWidth, pathname: window.location.pathname, y: window.scrollY },
  });
