import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";

/**
 * The names of the consignments on a page, by id: their titles, numbered where several are the same. Two regions of
 * a page must not have the same name.
 */
export function getConsignmentNames(
  consignments: ReadonlyArray<Pick<Consignment, "_id" | "title">>,
): ReadonlyMap<string, string> {
  const byTitle = Map.groupBy(consignments, ({ title }) => title);
  return new Map(
    [...byTitle].flatMap(([title, same]) =>
      same.map(({ _id }, at): [string, string] => [
        _id,
        same.length === 1 ? title : `${title} (${at + 1} of ${same.length})`,
      ]),
    ),
  );
}
