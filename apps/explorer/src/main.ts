import { chosenMachine, chosenScenario, makeMove, parseCommandLine, usage } from "./command-line.ts";
import { explore } from "./exploration.ts";
import { machines } from "./machines.ts";
import { runPrompt } from "./prompt.ts";
import { machineWords, situationWords, traceWords } from "./wording.ts";
import { WrongCommand } from "./wrong-command.ts";

async function run(words: readonly string[]): Promise<void> {
  const command = parseCommandLine(words);
  if (command.help) {
    console.log(usage);
    return;
  }
  if (command.machine === null) {
    console.log(
      command.json ? JSON.stringify([...machines.keys()]) : `${machineWords(machines.values())}\n\n${usage}`,
    );
    return;
  }
  const machine = chosenMachine(machines, command.machine);
  const [name, scenario] = chosenScenario(machine, command.scenario);
  const begin = () => explore(machine, name, scenario);
  if (command.moves.length === 0 && !command.json && process.stdin.isTTY) {
    await runPrompt(machine, begin, { input: process.stdin, output: process.stdout });
    return;
  }
  const exploration = begin();
  for (const move of command.moves) makeMove(machine, exploration, move);
  const situation = exploration.situation();
  console.log(
    command.json
      ? JSON.stringify(situation, null, 2)
      : `${situationWords(situation)}\ntrace:\n${traceWords(situation.trace)}`,
  );
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof WrongCommand)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
