/** A component in a property, usually an icon, as Storybook prints it. */
const printedComponent =
  /\{\{\s*\$\$typeof: Symbol\(react\.(?:forward_ref|memo)\),\s*displayName: '(\w+)',[\s\S]*?\n\s*\}\}/g;
/** A property with a test's function, which Storybook prints with a name of the bundler. */
const printedFunction = /\s+\w+=\{function \w*\(\)\s*\{\}\}/g;
const onlyRenders = /^meta\.story\(\{\s*render: \(\) => ([\s\S]*?)\s*\}\)$/;

/** The code of a story as it can be pasted: icons by name, nothing of the tests, only what is rendered. */
export const toPasteableCode = (code: string): string =>
  code.replace(onlyRenders, "$1").replace(printedComponent, "{$1}").replace(printedFunction, "");
