import { savedSearchEndpoints } from "@heirloop/contract/saved-search/saved-search.endpoints";
import { savedQueryOf } from "@heirloop/machines/saved-search/saved-query";
import { mock, type MockRoute } from "./mock-handler.ts";
import { badField, checkTotal, problem } from "./mock-problem.ts";
import { type MockWorld, replace } from "./mock-world.ts";

/** Latest first. */
export const savedSearchesOf = ({ savedSearches }: MockWorld, account: string) =>
  savedSearches
    .filter(({ userId }) => userId === account)
    .map(({ search }) => search)
    .toReversed();

export const savedSearchMocks: readonly MockRoute[] = [
  mock(savedSearchEndpoints.list, ({ caller, world }) => ({
    savedSearches: savedSearchesOf(world, caller.account.id),
  })),
  mock(savedSearchEndpoints.save, ({ body: { name, query, alerts }, caller, world }) => {
    const userId = caller.account.id;
    const savedQuery = savedQueryOf(query);
    if (savedQuery === null) throw badField("query", "Choose a filter or a word first");
    const known = world.savedSearches.find((one) => one.userId === userId && one.search.query === savedQuery);
    if (known === undefined)
      checkTotal(
        savedSearchEndpoints.save,
        world.savedSearches.filter((one) => one.userId === userId).length,
      );
    const id = known?.id ?? world.newId();
    const search = { _id: id, query: savedQuery, date: world.now(), ...known?.search, name, alerts };
    replace(world.savedSearches, { id, userId, search });
    return search;
  }),
  mock(savedSearchEndpoints.setAlerts, ({ params: { id }, body: { alerts }, caller, world }) => {
    const known = world.savedSearches.find((one) => one.id === id && one.userId === caller.account.id);
    if (known === undefined) throw problem("not-found");
    const search = { ...known.search, alerts };
    replace(world.savedSearches, { ...known, search });
    return search;
  }),
  mock(savedSearchEndpoints.remove, ({ params: { id }, caller, world }) => {
    const at = world.savedSearches.findIndex((one) => one.id === id && one.userId === caller.account.id);
    if (at === -1) throw problem("not-found");
    world.savedSearches.splice(at, 1);
  }),
];
