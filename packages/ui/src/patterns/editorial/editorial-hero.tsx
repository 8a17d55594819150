import type { Scene } from "@heirloop/contract/scene/scenes";
import { ButtonLink } from "../../components/button/button.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Text } from "../../components/text/text.tsx";
import * as styles from "./editorial-hero.css.ts";
import { PiecePicture, type PiecePictureProps } from "./piece-picture.tsx";

/** A heading with a word that weighs more: `["Furniture with ", "a past", ""]`. */
export type Emphasized = readonly [before: string, emphasised: string, after: string];

export type EditorialHeroProps = {
  title: Emphasized;
  lead: string;
  /** The first is the decisive one. */
  actions: ReadonlyArray<{ label: string; href: string }>;
  /** A room beside the words. */
  scene?: Scene | undefined;
  /** Where there is no room: a piece beside the words. */
  piece?: PiecePictureProps["piece"] | undefined;
};

/** The hero of an editorial page: one line, one picture, one link. */
export function EditorialHero({
  title: [before, emphasised, after],
  lead,
  actions,
  scene,
  piece,
}: EditorialHeroProps) {
  const beside = scene ? styles.withRoom : styles.hero;
  const look = {
    size: "full",
    sizes: "(min-width: 1776px) 53rem, (min-width: 901px) 48vw, 92vw",
    priority: true,
  } as const;
  return (
    <div className={scene || piece ? beside : undefined}>
      <div className={styles.text}>
        <Heading level={1} size="display">
          {before}
          <em className={styles.emphasis}>{emphasised}</em>
          {after}
        </Heading>
        <Text size="lead" tone="soft" measure>
          {lead}
        </Text>
        {actions.length > 0 && (
          <Inline gap="s">
            {actions.map(({ label, href }, at) => (
              <ButtonLink key={href} href={href} size="large" variant={at === 0 ? "primary" : undefined}>
                {label}
              </ButtonLink>
            ))}
          </Inline>
        )}
      </div>
      {scene && <Picture {...scene} {...look} ratio="landscape" />}
      {!scene && piece && <PiecePicture piece={piece} {...look} ratio="square" />}
    </div>
  );
}
