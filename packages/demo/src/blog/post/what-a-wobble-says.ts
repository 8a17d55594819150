import { pageUrls } from "@heirloop/contract/page/page-urls";
import { heading, link, list, note, paragraph, quote, steps } from "../blocks.ts";
import type { PostFact } from "../post-fact.ts";

export const whatAWobbleSays: PostFact = {
  slug: "what-a-wobbly-chair-is-telling-you",
  title: "What a wobbly chair is telling you",
  summary:
    "A loose chair is cheap because people think it is broken. Mostly it is only unglued. How to tell which joint has gone, and how to put it right in a weekend.",
  topic: "Restoring",
  author: "Tobias Lindqvist",
  daysAgo: 26,
  types: ["dining_chairs", "rocking_chairs", "armchairs"],
  body: [
    paragraph(
      "No piece of furniture works as hard as a dining chair. We drop into it, lean back on two of its legs, and drag it across tiles with somebody still sitting there. After thirty years of this the glue in its joints gives up, long before the wood does. That is why sets of very good chairs are sold for very little, and why learning to reglue one pays for itself the first time.",
    ),
    heading("listen", "Find the joint that moves"),
    paragraph(
      "Put the chair on a flat floor. If it rocks before anybody touches it, one leg is short or the floor lies to you: turn the chair by a quarter and see whether the rocking turns with it. If it stands flat but gives when you push, a joint is loose.",
    ),
    steps(
      "Hold the seat down with one knee and move the back to and fro. Movement at the back rails is the usual case.",
      "Hold one front leg and the seat, and twist. Then the other one.",
      "Move each stretcher, the bars between the legs, with your fingers. A stretcher that turns is a joint without glue.",
      "Put a finger across each joint while you push. You will feel a movement that you cannot see.",
    ),
    paragraph(
      "Mark every loose joint with painter’s tape. If there are more than four, it is less work to take the whole frame apart than to mend it in place.",
    ),
    heading("apart", "Take it apart, gently"),
    paragraph(
      "Number the parts on tape before you start, and photograph them. Look for hidden nails and screws, which earlier repairers liked; a joint with a nail in it will split before it opens. Tap the parts with a rubber mallet, over a scrap of soft wood, close to the joint. If one does not want to open, drip warm vinegar into it and wait an hour. Old hide glue lets go of its own accord. White glue takes patience. If a joint is sound, leave it be.",
    ),
    quote("Glue holds wood to wood. It does not hold wood to old glue."),
    heading("clean", "Clean it until you are bored"),
    paragraph(
      "This is the whole secret. Scrape every trace of old glue from the tenon and from the hole until you see bare wood, without making the one thinner or the other wider. A worn round tenon can be built up: glue a thin shaving around it, let it dry, and pare it until it fits with a push of the hand. Gap-filling glues sound clever and make the next repair impossible.",
    ),
    heading("together", "Glue, clamp, and look from afar"),
    list(
      "Try the whole chair dry first, with the clamps on. What does not close dry will not close wet.",
      "Use liquid hide glue if you would like the next person to thank you, or ordinary wood glue. Thin on both faces.",
      "No clamps of the right length? A loop of strong cord around the legs, twisted tight with a stick, is how it was done for three hundred years.",
      "Before the glue takes, stand the chair on the flattest thing you own and look at it from across the room. If it leans, push it straight now.",
      "Wipe off what was squeezed out with a damp cloth, and leave it alone until tomorrow.",
    ),
    note(
      "When to leave it to others",
      "A crack that runs along a leg, a broken back post, or a seat frame of bentwood that has sprung open wants a workshop. Ask what it costs before you buy the chair, and put that into your offer.",
    ),
    heading("buying", "What this means when you buy"),
    paragraph(
      "A wobble is worth about an afternoon for each chair. In a set, expect the two at the ends of the table to be worst, since those are the ones people lean back in. Sellers here say in the condition notes what is loose; if a listing is silent, ask them to sit down in it. Among the ",
      link(
        "dining chairs",
        pageUrls.category({ category: "seating", subCategory: "chairs", type: "dining_chairs" }),
      ),
      " marked fair there are always a few that somebody with a mallet and a wet Sunday could make excellent.",
    ),
  ],
};
