import { readFileSync } from "node:fs";
import { join } from "node:path";
import { indexPage, machinePage } from "./machine-page.ts";
import { machines } from "./machines.ts";

const repository = join(import.meta.dirname, "../../..");

/** The folder of the machines' pages. */
export const documentFolder = join(repository, "docs/machines");

/** The expected content of each file in that folder, by name. */
export function machineDocuments(): ReadonlyMap<string, string> {
  const sources = new Map(
    [...machines.keys()].map((id) => [
      id,
      readFileSync(join(repository, `packages/machines/src/${id}/${id}.machine.ts`), "utf8"),
    ]),
  );
  return new Map([
    ["README.md", indexPage(machines.values(), sources)],
    ...[...machines.values()].map((machine): [string, string] => [
      `${machine.machine}.md`,
      machinePage(machine, sources.get(machine.machine) ?? ""),
    ]),
  ]);
}
