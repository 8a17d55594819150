import { createInterface } from "node:readline/promises";
import type { Readable, Writable } from "node:stream";
import { parseAdvance, makeMove, sending } from "./command-line.ts";
import { eventTypes, type Exploration } from "./exploration.ts";
import type { ExplorableMachine } from "./machines.ts";
import { situationWords, traceWords } from "./wording.ts";
import { WrongCommand } from "./wrong-command.ts";

const help = `EVENT, or EVENT {"key": "value"}   send an event
+5s                                let time pass
trace                              what happened so far
restart                            begin the scenario again
help, quit`;

/** Plays a machine with one command per line, until `quit` or the end of the input. */
export async function runPrompt(
  machine: ExplorableMachine,
  begin: () => Exploration,
  { input, output }: { input: Readable; output: Writable },
): Promise<void> {
  const say = (text: string) => output.write(`${text}\n\n`);
  let exploration = begin();
  const obey = (line: string): string => {
    if (line === "help") return help;
    if (line === "trace") return traceWords(exploration.situation().trace);
    if (line === "restart") exploration = begin();
    else makeMove(machine, exploration, line.startsWith("+") ? parseAdvance(line.slice(1)) : sending(line));
    return situationWords(exploration.situation());
  };
  say(help);
  say(situationWords(exploration.situation()));
  const words = [...eventTypes(machine), "trace", "restart", "help", "quit"];
  const lines = createInterface({
    input,
    output,
    prompt: "> ",
    completer: (typed: string): [string[], string] => [words.filter((word) => word.startsWith(typed)), typed],
  });
  // Lines that are already buffered are still executed after the input has ended.
  let hasEnded = false;
  lines.once("close", () => {
    hasEnded = true;
  });
  lines.prompt();
  for await (const line of lines) {
    const command = line.trim();
    if (command === "quit") break;
    try {
      if (command !== "") say(obey(command));
    } catch (error) {
      if (!(error instanceof WrongCommand)) throw error;
      say(error.message);
    }
    if (!hasEnded) lines.prompt();
  }
  lines.close();
}
