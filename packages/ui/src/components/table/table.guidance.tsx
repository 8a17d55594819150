import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { KeyValueList } from "../key-value-list/key-value-list.tsx";
import { Table } from "./table.tsx";

type Payout = { piece: string; date: string; amount: string };
const rows: readonly Payout[] = [
  { piece: "Lounge chair", date: "Nov 12", amount: "$1,062.50" },
  { piece: "Side table", date: "Nov 16", amount: "$204.00" },
];

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "Several things with the same facts that are compared: payouts, orders of a shop, prices of sold pieces.",
  ],
  avoid: [
    { when: "It is one thing.", instead: "key-value-list" },
    { when: "The rows are pictures with a few words.", instead: "grid" },
    { when: "It only arranges content.", instead: "grid" },
  ],
  examples: [
    {
      good: {
        example: (
          <Table
            caption="Payouts"
            rows={rows}
            getKey={({ piece }) => piece}
            columns={[
              { id: "piece", head: "Piece", cell: ({ piece }) => piece },
              { id: "date", head: "Date", cell: ({ date }) => date },
              { id: "amount", head: "Amount", align: "end", cell: ({ amount }) => amount },
            ]}
          />
        ),
        because: "The first column names the row; figures line up at the end.",
      },
      bad: {
        example: (
          <Table
            caption="Table"
            rows={rows}
            getKey={({ piece }) => piece}
            columns={[
              { id: "amount", head: "", cell: ({ amount }) => amount },
              { id: "piece", head: "", cell: ({ piece }) => piece },
            ]}
          />
        ),
        because: "No headers, a caption without meaning, and an amount that names the row.",
      },
    },
    {
      good: {
        example: (
          <KeyValueList
            items={[
              { key: "Bank", value: "Prairie Bank" },
              { key: "Account", value: "•••• 4411" },
            ]}
          />
        ),
        because: "Facts of one thing are a list.",
      },
      bad: {
        example: (
          <Table
            caption="Bank"
            rows={[{ name: "Prairie Bank", account: "•••• 4411" }]}
            getKey={({ name }) => name}
            columns={[
              { id: "name", head: "Bank", cell: ({ name }) => name },
              { id: "account", head: "Account", cell: ({ account }) => account },
            ]}
          />
        ),
        because: "A table with one row has nothing to compare.",
      },
    },
  ],
  anatomy: {
    Caption: "Read aloud; names the scroll area as well.",
    Header: "One word or two per column.",
    "Row header": "The first cell.",
    Cells: "Text, a badge, a link.",
  },
  keyboard: {
    Tab: "Moves to the table while it scrolls sideways, then through its links.",
    "Arrow keys": "Scroll it sideways where it is wider than the window.",
  },
  content: [
    'Amounts and counts have `align: "end"`.',
    "`narrow`: `scroll` for figures that are compared, `stack` for rows that are read one by one, `stack-early` if they do not fit on a tablet either.",
  ],
};
