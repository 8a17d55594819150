import { formActionPath, actionFormId } from "@heirloop/ui/patterns/form-action/form-action";
import { useLocation } from "react-router";

/** Where `/press` is told from; every button made with `press()` belongs to this form. */
export function ActionForm() {
  const { pathname, search } = useLocation();
  return (
    <form id={actionFormId} method="post" action={formActionPath} hidden>
      <input type="hidden" name="back" value={pathname + search} />
    </form>
  );
}
