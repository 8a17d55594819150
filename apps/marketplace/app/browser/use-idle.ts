import { useEffect, useState } from "react";
import { runWhenIdle } from "./when-idle.ts";

/** True from when the page had nothing better to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  return idle;
}
