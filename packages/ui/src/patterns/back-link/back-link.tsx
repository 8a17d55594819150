import { ChevronLeft } from "lucide-react";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { back } from "./back-link.css.ts";

export type BackLinkProps = { children: string } & ({ href: string } | { onPress: () => void });

/** The way from one thing back to the list of them. */
export function BackLink({ children, ...way }: BackLinkProps) {
  const look = { variant: "quiet", size: "small", icon: ChevronLeft } as const;
  return (
    <div className={back}>
      {"href" in way ? (
        <ButtonLink {...look} href={way.href}>
          {children}
        </ButtonLink>
      ) : (
        <Button {...look} onClick={way.onPress}>
          {children}
        </Button>
      )}
    </div>
  );
}
