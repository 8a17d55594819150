import { TextLink } from "../../components/text-link/text-link.tsx";
import { splitText } from "./text-parts.ts";

/** User text with clickable links. They are external and not vouched for. */
export function LinkedText({ text }: { text: string }) {
  return splitText(text).map(({ at, text: words, href }) =>
    href === null ? (
      <span key={at}>{words}</span>
    ) : (
      <TextLink key={at} href={href} target="_blank" rel="nofollow ugc noopener noreferrer">
        {words}
      </TextLink>
    ),
  );
}
