type Modules = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null };

const everyPage = /\/app\/(?:root|entry\.client)\.tsx(?:\?|$)/;
const onePage = /\/app\/routes\/[^?]+\.tsx?(?:\?|$)/;
/** What so many pages load costs the others little, and one file less. */
const many = 14;

/** The pages that load a module at once: those that import it statically, from however far. */
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
 * Names the chunk of a module: `frame` for what every page loads, `shared` for what many do. Left to itself the bundler makes a file for
 * every set of pages that have something in common, and a first visit asks for a hundred of them.
 */
export function getChunk(module: string, modules: Modules): string | null {
  const pages = getPages(module, modules);
  if ([...pages].some((page) => everyPage.test(page))) return "frame";
  return pages.size >= many ? "shared" : null;
}
