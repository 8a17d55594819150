/** A start that cannot continue; the message is the complete explanation and is shown without a stack. */
export class StartRefused extends Error {
  override readonly name = "StartRefused";
}
