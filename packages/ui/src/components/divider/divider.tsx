import { divider } from "./divider.css.ts";

/** A hairline between two parts of one thing. */
export function Divider() {
  return <hr className={divider} />;
}
