type ModuleInfo = { readonly importers: readonly string[]; readonly importedIds: readonly string[] };
type Modules = { getModuleInfo(id: string): ModuleInfo | null };

const everyPage = /\/app\/(?:root|entry\.client)\.tsx(?:\?|$)/;
const onePage = /\/app\/routes\/([^?]+)\.tsx?(?:\?|$)/;
/** Modules that many pages load are put in a shared chunk: it costs the other pages little and saves a file. */
const many = 12;
/** Pages that most visits see: what they load with a few other pages is one file as well. */
const popular = ["collections", "product"];

/**
 * Pages of signed-in users that share many small modules: what all pages of a family load is one file, of the
 * first family that matches. What a module imports is loaded by the same pages and more, so it is in a family,
 * too, and takes nothing else along; a condition on pages that do not load the module would break this.
 */
const accountPages = ["your-listings", "seller-dashboard", "checkout", "orders", "case", "consign-form"];
const cardPages = ["your-listings", "seller-dashboard", "checkout", "purchases"];
const orderPages = ["your-listings", "seller-dashboard", "purchases", "sales"];
/** Pages that load little of what these families share: each has a file of its own with it. */
const lightPages = ["consign-with-us", "report-review", "report-listing", "edit", "admin", "order-summary"];
const families = [
  { name: "account", pages: accountPages },
  // Without a file of its own, the checkout would load the next file for its cards.
  { name: "account-cards", pages: cardPages },
  { name: "order-copy", pages: orderPages },
].flatMap(({ name, pages }) => [
  ...lightPages.map((page) => ({ name: `${name}-${page}`, pages: [...pages, page] })),
  { name, pages },
]);

/** What every page loads when the browser is idle. */
const idle =
  /\/app\/(?:analytics\/page-view|browser\/restore-focus|layout\/create-(?:announcement|header)|listing\/recently-viewed|overlay\/create-overlay-queue)\.tsx?$/;
/** The library together with the parts of the contract that all endpoints use. */
const validation =
  /\/node_modules\/zod\/|\/contract\/src\/(?:endpoint\/(?:endpoint|query-fields|rate-limit)|identity\/identity\.schema|money\/money\.schema)\.ts$/;
/** Used by the contract's schemas, but also without them. */
const withoutValidation = /\/contract\/src\/(?:identity\/opaque-id|user\/email-pattern)\.ts$/;
/** Small parts that a few kinds of pages load: shared, so that none loads the file of a popular page for them. */
const small =
  /\/(?:app\/alerts\/use-copy-text|ui\/src\/(?:components\/(?:pagination\/pagination|tabs\/tab-links)|patterns\/date\/utc-day))\.(?:css\.)?tsx?$/;
/** Small parts of dialogs that are also used without them. */
const withoutDialog = /\/ui\/src\/theme\/(?:has-touch-keyboard|use-overflows)\.ts$/;
const machines = /\/node_modules\/(?:xstate|@xstate\/react)\//;
const dialog = /\/ui\/src\/components\/(?:dialog|drawer)\/[^.]+\.tsx$/;

/** The pages that load a module immediately, because they import it statically, directly or indirectly. */
function getPages(module: string, modules: Modules): ReadonlySet<string> {
  const pages = new Set<string>();
  const seen = new Set([module]);
  for (const id of seen)
    for (const importer of modules.getModuleInfo(id)?.importers ?? []) {
      const page = everyPage.test(importer) ? "every page" : onePage.exec(importer)?.[1];
      if (page === undefined) seen.add(importer);
      else pages.add(page);
    }
  return pages;
}

/** Whether a module loads the library that validates, directly or through what it imports. */
function usesValidation(module: string, modules: Modules): boolean {
  const seen = new Set([module]);
  for (const id of seen) {
    if (validation.test(id)) return true;
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  }
  return false;
}

function isShared(module: string, modules: Modules): boolean {
  const pages = getPages(module, modules);
  return small.test(module) || pages.size >= many || popular.every((page) => pages.has(page));
}

/** The popular page that shares the module with a few others; null if none or many do. */
function getPopularPage(module: string, modules: Modules): string | null {
  const pages = getPages(module, modules);
  if (pages.size < 2 || pages.has("home")) return null;
  return popular.find((page) => pages.has(page)) ?? null;
}

function getFamily(module: string, modules: Modules): string | null {
  const loadedBy = getPages(module, modules);
  return families.find(({ pages }) => pages.every((page) => loadedBy.has(page)))?.name ?? null;
}

/**
 * The groups of modules that share a file. By default the bundler creates a file for each combination of pages, and a
 * first visit loads a hundred of them. A group takes the imports of its modules along, except those that a group of
 * higher priority has taken.
 */
export const chunkGroups = [
  {
    debugName: "frame",
    name: (module: string, modules: Modules) =>
      withoutValidation.test(module) ||
      withoutDialog.test(module) ||
      getPages(module, modules).has("every page")
        ? "frame"
        : null,
    priority: 5,
  },
  { name: "validation", test: validation, priority: 4 },
  { name: "machines", test: machines, priority: 4 },
  {
    debugName: "shared",
    // Most pages validate nothing before they are used, so nothing in the file that they share may need it.
    name: (module: string, modules: Modules) => {
      if (!isShared(module, modules)) return null;
      return usesValidation(module, modules) ? "schemas" : "shared";
    },
    priority: 3,
  },
  { name: "dialog", test: dialog, priority: 2 },
  { debugName: "popular pages", name: getPopularPage, priority: 2 },
  { name: "idle", test: idle, priority: 1 },
  ...families.map(({ name }) => ({
    debugName: name,
    name: (module: string, modules: Modules) => (getFamily(module, modules) === name ? name : null),
    priority: 0,
  })),
];
