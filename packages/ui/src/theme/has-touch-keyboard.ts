/** Whether a focused field opens a keyboard that covers half of the screen. */
export const hasTouchKeyboard = (): boolean => window.matchMedia("(pointer: coarse)").matches;
