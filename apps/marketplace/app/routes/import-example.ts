import { importColumns } from "@heirloop/machines/listing-import/import-columns";

const example = [
  '"Walnut sideboard, three doors","Danish, around 1962, in one family ever since.",2250,excellent,furniture,storage,sideboards,72.5,18,31,Arne Vodder,"One pale ring on the top.",walnut; brass,mid century modern,brown,living room; dining room,140,yes,yes,,SB-014',
  "Dining chair with paper-cord seat,New cord last spring.,420,restored,seating,chairs,dining chairs,20,21,30,,,oak; paper cord,scandinavian,natural,dining room,11,yes,no,,CH-220",
];

/** A sample sheet: every heading and two listings. */
export const loader = () =>
  new Response([importColumns.join(","), ...example, ""].join("\r\n"), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="pieces.csv"',
    },
  });
