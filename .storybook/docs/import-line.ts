/**
 * The line that imports a part of the library in an app.
 *
 * @param storyFile - path of its stories: `./packages/ui/src/components/button/button.stories.tsx`
 * @param name - the exported name: `Button`
 */
export function getImportLine(storyFile: string, name: string): string {
  const path = storyFile.replace(/^.*packages\/ui\/src\//, "").replace(/\.stories\.tsx$/, "");
  return `import { ${name} } from "@heirloop/ui/${path}";`;
}
