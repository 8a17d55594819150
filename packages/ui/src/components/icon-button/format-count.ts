/** A count from 1 on, as it is shown: at most `99+`. */
export const formatCount = (count: number): string => (count > 99 ? "99+" : String(count));
