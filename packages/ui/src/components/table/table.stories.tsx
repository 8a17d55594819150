import preview from "../../../../../.storybook/preview.tsx";
import { Table } from "./table.tsx";

type Payout = { id: string; piece: string; amount: string };
const rows: Payout[] = [
  { id: "1", piece: "Danish walnut sideboard", amount: "$1,912" },
  { id: "2", piece: "Brass floor lamp", amount: "$263" },
];

const meta = preview.meta({ component: Table<Payout>, title: "Components/Table" });

export const Rows = meta.story({
  render: () => (
    <Table
      caption="Payouts"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { id: "piece", head: "Piece", cell: ({ piece }) => piece },
        { id: "amount", head: "Amount", align: "end", cell: ({ amount }) => amount },
      ]}
    />
  ),
});
