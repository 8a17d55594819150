import { ErrorScreen } from "@heirloop/ui/screens/error/error-screen";
import { NotFoundScreen } from "@heirloop/ui/screens/not-found/not-found-screen";
import { useLocation } from "react-router";

/** Which kind of page is missing, by its URL. */
function missing(pathname: string): "page" | "listing" | "order" | "profile" {
  if (pathname.startsWith("/product/")) return "listing";
  if (pathname.startsWith("/profile/")) return "profile";
  return pathname === "/orders" || pathname === "/order-summary" ? "order" : "page";
}

/** The error page. */
export function PageError({ status }: { status: number }) {
  const { pathname } = useLocation();
  if (status === 404) return <NotFoundScreen what={missing(pathname)} />;
  return (
    <ErrorScreen
      kind={status === 403 ? "permission-denied" : "error"}
      onRetry={() => window.location.reload()}
    />
  );
}
