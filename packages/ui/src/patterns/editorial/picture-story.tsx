import { Heading } from "../../components/heading/heading.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { PiecePicture, type PiecePictureProps } from "./piece-picture.tsx";
import * as styles from "./picture-story.css.ts";

export type PictureStoryProps = {
  id: string;
  title: string;
  /** A paragraph each. */
  paragraphs: readonly string[];
  link?: { label: string; href: string } | undefined;
  piece?: PiecePictureProps["piece"] | undefined;
  /** The picture is at the end of the line. */
  turned?: boolean;
};

/** A picture and what there is to say beside it. */
export function PictureStory({ id, title, paragraphs, link, piece, turned = false }: PictureStoryProps) {
  return (
    <section id={id} className={piece ? (turned ? styles.turned : styles.story) : styles.alone}>
      {piece && (
        <PiecePicture
          piece={piece}
          ratio="square"
          size="full"
          sizes="(min-width: 1776px) 51rem, (min-width: 601px) 46vw, 92vw"
        />
      )}
      <div className={styles.text}>
        <Heading level={2}>{title}</Heading>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} tone="soft" measure>
            {paragraph}
          </Text>
        ))}
        {link && (
          <Text>
            <TextLink href={link.href}>{link.label}</TextLink>
          </Text>
        )}
      </div>
    </section>
  );
}
