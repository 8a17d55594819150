import { data } from "react-router";

/** Every address that no other route has. */
export function loader() {
  throw data({ title: "Not found" }, { status: 404 });
}

export default function NotFound() {
  return null;
}
