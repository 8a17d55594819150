/** Whether less motion was asked for, and a way to hear when that changes. */
export const getReducedMotionQuery = (): MediaQueryList =>
  window.matchMedia("(prefers-reduced-motion: reduce)");
