import type { ReactNode } from "react";
import { Accordion } from "../../components/accordion/accordion.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { Claims, NumberedSteps } from "../../patterns/editorial/numbered-steps.tsx";
import type { PiecePictureProps } from "../../patterns/editorial/piece-picture.tsx";
import { PictureStory } from "../../patterns/editorial/picture-story.tsx";
import { PictureTiles } from "../../patterns/picture-tiles/picture-tiles.tsx";
import type { EditorialPart } from "./editorial-page.ts";
import * as styles from "./editorial-screen.css.ts";

type Headed = { id: string; title: string; lead?: string; children: ReactNode };

function Part({ id, title, lead, children }: Headed) {
  return (
    <section id={id} className={styles.part}>
      <Stack gap="s">
        <Heading level={2}>{title}</Heading>
        {lead && (
          <Text tone="soft" measure>
            {lead}
          </Text>
        )}
      </Stack>
      {children}
    </section>
  );
}

type EditorialPartViewProps = {
  part: EditorialPart;
  /** For a story. */
  piece: PiecePictureProps["piece"] | undefined;
  /** Every other story has its picture on the other side. */
  turned: boolean;
};

/** One part of an editorial page, by its kind. */
export function EditorialPartView({ part, piece, turned }: EditorialPartViewProps) {
  switch (part.kind) {
    case "story": {
      const { id, title, paragraphs, link } = part;
      return <PictureStory {...{ id, title, paragraphs, link, piece, turned }} />;
    }
    case "steps":
      return (
        <Part id={part.id} title={part.title} lead={part.lead}>
          <NumberedSteps steps={part.steps} />
        </Part>
      );
    case "claims":
      return (
        <Part id={part.id} title={part.title}>
          <Claims claims={part.claims} />
        </Part>
      );
    case "questions":
      return (
        <Part id={part.id} title={part.title}>
          <div className={styles.questions}>
            <Accordion
              items={part.questions.map(({ question, text }) => ({
                id: question,
                title: question,
                content: (
                  <Text tone="soft" measure>
                    {text}
                  </Text>
                ),
              }))}
            />
          </div>
        </Part>
      );
    case "places":
      return (
        <Part id={part.id} title={part.title} lead={part.lead}>
          <ul className={styles.places}>
            {part.places.map((place) => (
              <li key={place} className={styles.place}>
                {place}
              </li>
            ))}
          </ul>
        </Part>
      );
    case "tiles":
      return part.tiles.length === 0 ? null : (
        <Part id={part.id} title={part.title} lead={part.lead}>
          <PictureTiles label={part.title} tiles={part.tiles} />
        </Part>
      );
  }
}
