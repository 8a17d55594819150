import type { Scene } from "@heirloop/contract/scene/scenes";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { Container } from "../../components/container/container.tsx";
import { CallBand } from "../../patterns/editorial/call-band.tsx";
import { EditorialHero } from "../../patterns/editorial/editorial-hero.tsx";
import type { PiecePictureProps } from "../../patterns/editorial/piece-picture.tsx";
import type { SitePage } from "../../patterns/site-pages/site-pages.ts";
import { createPageBreadcrumbs } from "../../patterns/breadcrumbs/breadcrumbs.ts";
import type { EditorialLink, EditorialPage, EditorialPart } from "./editorial-page.ts";
import { EditorialPartView } from "./editorial-part.tsx";
import * as styles from "./editorial-screen.css.ts";

export type EditorialScreenProps = {
  page: EditorialPage;
  /** The room picture in the hero. */
  scene?: Scene | undefined;
  /**
   * Pictures of the sections in order; without a room the first one is used in the hero. Without any, the page is
   * text only.
   */
  pieces: ReadonlyArray<PiecePictureProps["piece"]>;
  /** Pages that exist. */
  pages: readonly SitePage[];
};

/** `/about-us`, `/how-it-works`, `/impact`, `/furniture-sellers` */
export function EditorialScreen({ page, scene, pieces, pages }: EditorialScreenProps) {
  const known = (links: readonly EditorialLink[]): EditorialLink[] =>
    links.filter((link) => link.page === undefined || pages.includes(link.page));
  const linked = (part: EditorialPart): EditorialPart => {
    if (part.kind !== "story" || part.link === undefined || known([part.link]).length > 0) return part;
    const { link: _link, ...rest } = part;
    return rest;
  };
  const stories = page.parts.filter(({ kind }) => kind === "story");
  const [first, ...others] = pieces;
  const beside = scene ? pieces : others;
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.begin}>
          <Breadcrumb trail={createPageBreadcrumbs(page.name)} />
          <EditorialHero
            title={page.title}
            lead={page.lead}
            actions={known(page.actions)}
            scene={scene}
            piece={first}
          />
        </div>
        {page.parts.map((part) => {
          const place = stories.indexOf(part);
          return (
            <EditorialPartView
              key={part.id}
              part={linked(part)}
              piece={place === -1 ? undefined : beside[place]}
              turned={place % 2 === 1}
            />
          );
        })}
        <CallBand {...page.end} actions={known(page.end.actions)} />
      </div>
    </Container>
  );
}
