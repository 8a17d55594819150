type Modules = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null };

const everyPage = /\/app\/(?:root|entry\.client)\.tsx(?:\?|$)/;
const onePage = /\/app\/routes\/[^?]+\.tsx?(?:\?|$)/;
/** Modules that many pages load are put in a shared chunk: it costs the other pages little and saves a file. */
const many = 14;

/** The pages that load a module immediately, because they import it statically, directly or indirectly. */
function getPages(module: string, modules: Modules): ReadonlySet<string> {
  const pages = new Set<string>();
  const seen = new Set([module]);
  for (const id of seen)
    for (const importer of modules.getModuleInfo(id)?.importers ?? []) {
      const [page = importer] = importer.split("?");
      if (everyPage.test(importer) || onePage.test(importer)) pages.add(page);
      else seen.add(importer);
    }
  return pages;
}

/**
 * Names the chunk of a module: `frame` for what every page loads, `shared` for what many do. By default the bundler
 * creates a file for each combination of pages, and a first visit loads a hundred of them.
 */
export function getChunk(module: string, modules: Modules): string | null {
  const pages = getPages(module, modules);
  if ([...pages].some((page) => everyPage.test(page))) return "frame";
  return pages.size >= many ? "shared" : null;
}
