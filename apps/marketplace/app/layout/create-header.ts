import { headerVisibilityMachine } from "@heirloop/machines/header-visibility/header-visibility.machine";
import { createActor } from "xstate";

export const createHeader = () =>
  createActor(headerVisibilityMachine, {
    input: { width: window.innerWidth, pathname: window.location.pathname, y: window.scrollY },
  });
