/** Whether less motion was asked for, and a way to hear when that changes. */
export const prefersCalm = (): MediaQueryList => window.matchMedia("(prefers-reduced-motion: reduce)");
