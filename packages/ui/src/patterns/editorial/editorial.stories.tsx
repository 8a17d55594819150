import preview from "../../../../../.storybook/preview.tsx";
import { getFixturePicture } from "../../fixtures/generated-pictures.ts";
import { listings } from "../../fixtures/listings.ts";
import { CallBand } from "./call-band.tsx";
import { EditorialHero } from "./editorial-hero.tsx";
import { Claims, NumberedSteps } from "./numbered-steps.tsx";
import { PictureStory } from "./picture-story.tsx";

const [, piece] = listings;
const actions = [
  { label: "Browse furniture", href: "/collections" },
  { label: "How it works", href: "/how-it-works" },
];

const meta = preview.meta({
  component: EditorialHero,
  title: "Patterns/Editorial",
  args: {
    title: ["We like things that have ", "been somewhere", ""] as const,
    lead: "A table that held thirty years of breakfasts is not worn out. It is broken in.",
    actions,
    piece,
  },
});

export const Hero = meta.story();
export const HeroWithRoom = meta.story({
  args: {
    scene: { src: getFixturePicture("sideboard-walnut", "room"), alt: "A walnut sideboard in a living room" },
  },
});
export const HeroWithoutPicture = meta.story({ args: { piece: undefined, actions: [] } });
export const Story = meta.story({
  render: () => (
    <PictureStory
      id="story"
      title="Good furniture outlives its first owner"
      paragraphs={["People move, families grow, tastes turn.", "The sideboard stays as sound as it was."]}
      link={{ label: "How it works", href: "/how-it-works" }}
      piece={piece}
    />
  ),
});
export const StoryReversed = meta.story({
  render: () => (
    <PictureStory
      id="turned"
      title="Sellers we know"
      paragraphs={["Behind every piece."]}
      piece={piece}
      turned
    />
  ),
});
export const StoryWithoutPicture = meta.story({
  render: () => <PictureStory id="alone" title="Sellers we know" paragraphs={["Behind every piece."]} />,
});
export const Steps = meta.story({
  render: () => (
    <NumberedSteps
      steps={["List it", "Answer", "Hand it over", "Be paid"].map((title) => ({
        title,
        text: "At a time you both picked.",
      }))}
    />
  ),
});
export const Figures = meta.story({
  render: () => (
    <Claims
      claims={[
        { figure: "10,000+", text: "pieces for sale." },
        { figure: "Next day", text: "is how soon it can stand in your room." },
      ]}
    />
  ),
});
export const Band = meta.story({
  render: () => (
    <CallBand title="Come in and look around" text="If you need help, a person answers." actions={actions} />
  ),
});
