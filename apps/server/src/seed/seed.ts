import type { Deps } from "../deps.ts";

/**
 * Fills an empty database with the demo world, placed around this moment; answers whether it did. A
 * database that holds anything is left alone. `say` gets the progress lines.
 */
export async function seed(deps: Pick<Deps, "db" | "now" | "newId" | "log">, say: (line: string) => void): Promise<boolean> {
  void deps;
  void say;
  return false;
}
