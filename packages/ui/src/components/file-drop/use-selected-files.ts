import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * For an `<input type="file">`: takes what is chosen, also what was before the script came, and empties the input so that the same
 * file can be chosen again. Without `onFiles` the input keeps its files for the form.
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
