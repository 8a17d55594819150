import { type KeyboardEvent, type MouseEvent, useState } from "react";

/**
 * The state of a menu that is loaded when its button is first used, and that button's attributes until then: it opens
 * as the menu's own trigger does, by a click and by the down arrow.
 *
 * @param onOpenChange called with the state that is wanted; returns the one to take, when it is another
 */
export function useLazyMenu(onOpenChange?: (open: boolean) => boolean | void) {
  const [state, setState] = useState<{ open: boolean; byKeyboard: boolean }>();
  const change = (open: boolean, byKeyboard = false): void =>
    setState({ open: onOpenChange?.(open) ?? open, byKeyboard });
  return {
    /** Undefined until it was opened once. */
    open: state?.open,
    /** The first opening came from the keyboard, which the menu did not see. */
    focusFirst: state?.byKeyboard ?? false,
    onOpenChange: (open: boolean): void => change(open),
    buttonProps: {
      "aria-haspopup": "menu",
      "aria-expanded": false,
      // The keyboard's clicks count no clicks of a pointer.
      onClick: ({ detail }: MouseEvent): void => change(true, detail === 0),
      onKeyDown: (event: KeyboardEvent): void => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        change(true, true);
      },
    },
  } as const;
}
