import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type CheckoutDraft, readDraft } from "./checkout-draft.ts";

/**
 * Follows what is in the checkout's form. `report` passes a change on to `onChange`; `read` returns everything as it
 * is now, and later reports compare with it.
 */
export function useFormDraft(draft: CheckoutDraft, onChange: (draft: CheckoutDraft) => void) {
  const form = useRef<HTMLFormElement>(null);
  const saved = useRef(draft);
  const [type, setType] = useState(draft.type);
  const [known, setKnown] = useState(draft);

  // The saved form is restored shortly after the first render.
  if (known !== draft) {
    setKnown(draft);
    setType(draft.type);
  }
  useEffect(() => {
    saved.current = draft;
  }, [draft]);

  const current = (): CheckoutDraft =>
    form.current ? readDraft(form.current, saved.current) : saved.current;

  // A delivery type chosen before hydration; text stays in its field by itself.
  const applyChoice = useEffectEvent(() => {
    const chosen = current().type;
    if (chosen === saved.current.type) return;
    setType(chosen);
    onChange({ ...saved.current, type: chosen });
  });
  useEffect(() => applyChoice(), []);

  return {
    form,
    /** The way of delivery that is chosen. */
    type,
    read(): CheckoutDraft {
      saved.current = current();
      return saved.current;
    },
    report(): void {
      const next = current();
      if (JSON.stringify(next) === JSON.stringify(saved.current)) return;
      saved.current = next;
      setType(next.type);
      onChange(next);
    },
  };
}
