import { ChevronLeft } from "lucide-react";
import { ButtonLink } from "../../components/button/button.tsx";

export type BackLinkProps = { href: string; children: string };

/** The way from one thing back to the list of them. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <div>
      <ButtonLink variant="quiet" size="small" flush icon={ChevronLeft} href={href}>
        {children}
      </ButtonLink>
    </div>
  );
}
