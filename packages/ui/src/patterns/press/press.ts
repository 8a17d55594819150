import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import type { MouseEvent } from "react";

/** `id` of the form that the app puts once on every page, for buttons pressed before or without scripts. */
export const pressFormId = "press";

/** What can be asked about a piece with one press. */
export const presses = [
  "add-to-cart",
  "remove-from-cart",
  "keep",
  "let-go",
  "join-waiting-list",
  "message-seller",
  "make-offer",
] as const;
export type Press = (typeof presses)[number];

/**
 * Attributes of a button that is to work at any time: until scripts have come it submits the page's press form, from
 * then on `onPress` takes its place.
 */
export const press = (name: Press, heirloopId: HeirloopId, onPress: () => void) =>
  ({
    type: "submit",
    form: pressFormId,
    name,
    value: heirloopId,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onPress();
    },
  }) as const;
