import { TextLink } from "../../components/text-link/text-link.tsx";
import type { Confirmation } from "./confirmation.ts";

/** What a confirmation says before its button. */
export const Consequences = ({ description, link }: Pick<Confirmation, "description" | "link">) =>
  link === undefined ? (
    description
  ) : (
    <>
      {`${description} `}
      <TextLink href={link.href}>{link.label}</TextLink>
    </>
  );
