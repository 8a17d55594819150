/** An argument does not exist; the message lists those that do. */
export class WrongCommand extends Error {
  override readonly name = "WrongCommand";
}

export function unknownName(kind: string, input: string, valid: Iterable<string>): WrongCommand {
  return new WrongCommand(`There is no ${kind} “${input}”. There are: ${[...valid].join(", ")}.`);
}
