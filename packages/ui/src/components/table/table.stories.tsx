import { expect } from "storybook/test";
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
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "Payouts" });
    await expect(canvasElement.querySelector("[tabindex]")).toBeNull();
    for (const cell of [canvas.getByRole("columnheader", { name: "Amount" }), ...canvas.getAllByRole("cell")])
      await expect(getComputedStyle(cell).paddingInlineEnd).toBe("0px");
  },
});

/** Where it scrolls sideways it is a tab stop with a name. */
export const Scrolling = meta.story({
  parameters: { pictures: "none" },
  globals: { viewport: { value: "phone" } },
  render: () => (
    <Table
      caption="Payouts"
      rows={rows}
      getKey={({ id }) => id}
      columns={["January", "February", "March", "April", "May", "June"].map((month) => ({
        id: month,
        head: month,
        cell: ({ amount }: Payout) => `${amount}.00`,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Payouts" })).toHaveAttribute("tabindex", "0");
  },
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

/** The second line of a cell stays below the first one. */
export const MobileTwoLines = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => (
    <Table
      caption="Payouts"
      rows={rows}
      narrow="stack"
      getKey={({ id }) => id}
      columns={[
        {
          id: "piece",
          head: "Piece",
          cell: ({ piece }) => (
            <>
              {piece}
              <div>Sold to Bea</div>
            </>
          ),
        },
        {
          id: "amount",
          head: "Amount",
          cell: ({ amount }) => (
            <>
              <span>{amount}</span>
              <div>after our fee</div>
            </>
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const amount = canvas.getByText("$1,912").getBoundingClientRect();
    const second = canvas.getAllByText("after our fee")[0]?.getBoundingClientRect();
    await expect(second?.top).toBeGreaterThanOrEqual(amount.bottom - 1);
  },
});
