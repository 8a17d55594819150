import { useId, useState } from "react";
import { icons } from "../../packages/ui/src/fixtures/icons.ts";

const sources = import.meta.glob<string>(
  ["../../packages/ui/src/**/*.tsx", "../../apps/marketplace/app/**/*.tsx", "!**/*.{stories,guidance}.tsx"],
  { query: "?raw", import: "default", eager: true },
);

const importedNames = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from "lucide-react"/g)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim().replace(/ as .*$/, "")),
  );

/** `MessageCircle` → `message circle` */
const words = (name: string): string => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, " ").toLowerCase();

const known = new Map(Object.entries(icons));
const used = [...new Set(Object.values(sources).flatMap(importedNames))].toSorted().flatMap((name) => {
  const Icon = known.get(name);
  return Icon ? [{ name, Icon }] : [];
});

/** Every icon that the library and the app import, found in their code. */
export function IconTable() {
  const id = useId();
  const [typed, setTyped] = useState("");
  const found = used.filter(({ name }) => words(name).includes(typed.trim().toLowerCase()));
  return (
    <>
      <p className="icon-search">
        <label htmlFor={id}>Search icons</label>
        <input id={id} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
        <span aria-live="polite">{found.length === 1 ? "1 icon" : `${found.length} icons`}</span>
      </p>
      <table className="guidance-terms">
        <thead>
          <tr>
            <th>Icon</th>
            <th>Name</th>
            <th>Import</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ name, Icon }) => (
            <tr key={name}>
              <td>
                <Icon aria-hidden size={24} strokeWidth={1.6} />
              </td>
              <th scope="row">{name}</th>
              <td>
                <code>{`import { ${name} } from "lucide-react";`}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
