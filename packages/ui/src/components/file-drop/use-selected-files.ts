import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * Handles an `<input type="file">`, including files chosen before hydration, and clears it so that the same file can
 * be chosen again. Without `onFiles` the input keeps its files for the form.
 */
export function useSelectedFiles(onFiles: ((files: readonly File[]) => void) | undefined): {
  ref: RefObject<HTMLInputElement | null>;
  onChange: () => void;
} {
  const ref = useRef<HTMLInputElement>(null);
  const take = (): void => {
    const files = [...(ref.current?.files ?? [])];
    if (!ref.current || !onFiles || files.length === 0) return;
    onFiles(files);
    ref.current.value = "";
  };
  const takeEarly = useEffectEvent(take);
  useEffect(() => takeEarly(), []);
  return { ref, onChange: take };
}
