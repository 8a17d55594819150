import { useEffect, useState } from "react";
import { runWhenIdle } from "./when-idle.ts";

/** True once the browser has been idle. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  return idle;
}
