import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Pagination } from "./pagination.tsx";

const getHref = (page: number): string => `/collections?page=${page}`;

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["Below a list that is spread over several pages: pieces, orders, articles."],
  avoid: [
    { when: "It goes through the steps of a form.", instead: "stepper" },
    { when: "All entries fit on one page. It then shows nothing by itself." },
    { when: "It switches between lists of different things.", instead: "tabs" },
  ],
  examples: [
    {
      good: {
        example: <Pagination page={4} totalPages={12} getHref={getHref} />,
        because: "First, last and neighboring pages, each with an address that can be shared.",
      },
      bad: {
        example: <Pagination page={1} totalPages={2} getHref={() => "/collections"} />,
        because: "Every page has the same address, so the browser’s Back button and sharing do not work.",
      },
    },
  ],
  anatomy: {
    Previous: "Not on the first page.",
    Pages: "The current one is filled and marked with `aria-current`; gaps are drawn as an ellipsis.",
    Next: "Not on the last page.",
  },
  keyboard: { Tab: "Moves from link to link.", Enter: "Opens the page." },
  content: ["`getHref` keeps filters and sorting.", "The number of all entries stands above the list."],
};
