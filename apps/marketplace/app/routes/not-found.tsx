import { data } from "react-router";

/** Every URL without a route. */
export function loader() {
  throw data({ title: "Not found" }, { status: 404 });
}

export default function NotFound() {
  return null;
}
