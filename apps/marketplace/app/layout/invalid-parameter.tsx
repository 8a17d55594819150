import { Banner } from "@heirloop/ui/components/banner/banner";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useAlert } from "../alerts/alerts.atoms.ts";

/** Shows why a URL parameter is invalid and removes it (docs/product.md §5). */
export function InvalidParameter({ message, page }: { message: string; page: string }) {
  const alert = useAlert();
  const navigate = useNavigate();
  useEffect(() => {
    alert({ tone: "danger", message });
    void navigate(page, { replace: true });
  }, [alert, message, navigate, page]);
  return (
    <noscript>
      <Banner tone="danger">{message}</Banner>
    </noscript>
  );
}
