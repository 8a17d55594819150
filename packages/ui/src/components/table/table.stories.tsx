import preview from "../../../../../.storybook/preview.tsx";
import { Table, type TableProps } from "./table.tsx";

type Payout = { id: string; piece: string; amount: string };
const rows: Payout[] = [
  { id: "1", piece: "Danish walnut sideboard", amount: "$1,912" },
  { id: "2", piece: "Brass floor lamp", amount: "$263" },
];

const meta = preview.meta({ component: Table<Payout>, title: "Components/Table" });

const columns: TableProps<Payout>["columns"] = [
  { id: "piece", head: "Piece", cell: ({ piece }) => piece },
  { id: "amount", head: "Amount", align: "end", cell: ({ amount }) => amount },
];

export const Default = meta.story({
  render: () => <Table caption="Payouts" rows={rows} getKey={({ id }) => id} columns={columns} />,
});

/** On a phone each row is a little list. */
export const Mobile = meta.story({
  render: () => (
    <Table
      caption="Payouts"
      rows={rows}
      narrow="stack"
      stand="middle"
      getKey={({ id }) => id}
      columns={columns}
    />
  ),
});
