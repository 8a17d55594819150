import { exampleCsv } from "@heirloop/machines/listing-import/example-csv";

/** An import file to start from. */
export const loader = () =>
  new Response(exampleCsv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="pieces.csv"',
    },
  });
