import { TextLink } from "../../components/text-link/text-link.tsx";
import { textParts } from "./text-parts.ts";

/** What a person wrote, its links pressable. They lead away from here, and we do not vouch for them. */
export function LinkedText({ text }: { text: string }) {
  return textParts(text).map((part, at) =>
    part.kind === "text" ? (
      <span key={at}>{part.text}</span>
    ) : (
      <TextLink key={at} href={part.href} target="_blank" rel="nofollow ugc noopener noreferrer">
        {part.text}
      </TextLink>
    ),
  );
}
