/** The media query of the reduced motion setting. */
export const getReducedMotionQuery = (): MediaQueryList =>
  window.matchMedia("(prefers-reduced-motion: reduce)");
