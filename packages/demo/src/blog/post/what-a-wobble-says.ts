import { pageUrls } from "@heirloop/contract/page/page-urls";
import { heading, link, list, note, paragraph, quote, steps } from "../blocks.ts";
import type { PostFact } from "../post-fact.ts";

export const whatAWobbleSays: PostFact = {
  slug: "what-a-wobbly-chair-is-telling-you",
  title: "How to repair a wobbly chair",
  summary:
    "Wobbly chairs are cheap because people think they are broken. Most of them only need new glue. How to find the loose joint and repair it in a weekend.",
  topic: "Restoring",
  author: "Tobias Lindqvist",
  daysAgo: 26,
  types: ["dining_chairs", "rocking_chairs", "armchairs"],
  body: [
    paragraph(
      "Dining chairs take a lot of stress. People drop into them, lean back on two legs and drag them across the floor while they sit on them. After about thirty years, the glue in the joints fails, while the wood is still sound. That is why sets of very good chairs are often sold at low prices. If you learn how to reglue a chair, you save money with the first one you buy.",
    ),
    heading("listen", "Find the loose joint"),
    paragraph(
      "Put the chair on a flat floor. If it rocks before you touch it, one leg is short or the floor is uneven. Turn the chair by a quarter: if it still rocks on the same leg, it is the chair. If the chair stands firmly but moves when you push it, a joint is loose.",
    ),
    steps(
      "Hold the seat down with one knee and move the back to and fro. In most chairs, the loose joint is at the back rails.",
      "Hold one front leg and the seat, and twist. Then do the same with the other leg.",
      "Move each stretcher, which is a bar between the legs, with your fingers. If it turns, its joint has no glue left.",
      "Put a finger across each joint while you push. You can feel movements that are too small to see.",
    ),
    paragraph(
      "Mark every loose joint with painter’s tape. If there are more than four, it is less work to take the whole frame apart than to repair each joint in place.",
    ),
    heading("apart", "Take the chair apart"),
    paragraph(
      "Number the parts with tape before you start, and take pictures. Look for hidden nails and screws from earlier repairs, and remove them: if you pull apart a joint with a nail in it, the wood splits. Tap the parts with a rubber mallet close to the joint, and put a piece of soft wood in between. If a joint does not open, drip warm vinegar into it and wait an hour. Old hide glue dissolves easily, while white glue takes longer. Do not open joints that are still firm.",
    ),
    quote("New glue holds on bare wood, but it does not hold on old glue."),
    heading("clean", "Remove the old glue"),
    paragraph(
      "This is the most important step. Scrape all of the old glue off the tenon and out of the hole until you see bare wood. Be careful not to make the tenon thinner or the hole wider. If a round tenon is worn, glue a thin wood shaving around it, let it dry, and trim it until you can push it into the hole by hand. Do not use gap-filling glue, because it makes later repairs impossible.",
    ),
    heading("together", "Glue and clamp the chair"),
    list(
      "Put the whole chair together without glue first, with the clamps on. If a joint does not close without glue, it will not close with glue.",
      "Use liquid hide glue, which can be dissolved again for later repairs, or ordinary wood glue. Apply a thin layer to both surfaces.",
      "If your clamps are too short, put a loop of strong cord around the legs and twist it tight with a stick.",
      "Before the glue sets, put the chair on a flat surface and look at it from across the room. If it leans, straighten it now.",
      "Wipe off extra glue with a damp cloth, and let the chair dry until the next day.",
    ),
    note(
      "When to ask a professional",
      "Take the chair to a workshop if a leg has a long crack, the back post is broken, or a bentwood seat frame has come open. Ask what the repair costs before you buy the chair, and lower your offer by that amount.",
    ),
    heading("buying", "What to look for when you buy"),
    paragraph(
      "Expect to spend about an afternoon on each wobbly chair. In a set, the two armchairs from the ends of the table are often the loosest. Our sellers describe loose joints in the condition notes. If a listing does not mention them, ask the seller to sit on the chair and try it. Among the ",
      link(
        "dining chairs",
        pageUrls.category({ category: "seating", subCategory: "chairs", type: "dining_chairs" }),
      ),
      " in fair condition, there are often good ones that only need new glue.",
    ),
  ],
};
