import { pressAddress, pressFormId } from "@heirloop/ui/patterns/form-action/form-action";
import { useLocation } from "react-router";

/** Where `/press` is told from; every button made with `press()` belongs to this form. */
export function PressForm() {
  const { pathname, search } = useLocation();
  return (
    <form id={pressFormId} method="post" action={pressAddress} hidden>
      <input type="hidden" name="back" value={pathname + search} />
    </form>
  );
}
