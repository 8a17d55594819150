import { ChevronLeft } from "lucide-react";
import { ButtonLink } from "../../components/button/button.tsx";
import { back } from "./back-link.css.ts";

export type BackLinkProps = { href: string; children: string };

/** The way from one thing back to the list of them. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <div className={back}>
      <ButtonLink variant="quiet" size="small" icon={ChevronLeft} href={href}>
        {children}
      </ButtonLink>
    </div>
  );
}
