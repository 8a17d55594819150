/** Something was asked for that does not exist; the message names what does. */
export class WrongCommand extends Error {
  override readonly name = "WrongCommand";
}

export function unknownName(kind: string, given: string, valid: Iterable<string>): WrongCommand {
  return new WrongCommand(`There is no ${kind} “${given}”. There are: ${[...valid].join(", ")}.`);
}
