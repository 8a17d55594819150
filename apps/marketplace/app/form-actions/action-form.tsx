import { formActionPath, actionFormId } from "@heirloop/ui/patterns/form-action/form-action";
import { useLocation } from "react-router";

/** The form that every button made with `formAction()` submits. */
export function ActionForm() {
  const { pathname, search } = useLocation();
  return (
    <form id={actionFormId} method="post" action={formActionPath} hidden>
      <input type="hidden" name="back" value={pathname + search} />
    </form>
  );
}
