/** For what a page does beside being read: with a script that could not be fetched nothing is done, and nobody is troubled. */
export function withModule<Module>(fetched: Promise<Module>, use: (module: Module) => void): void {
  void fetched.then(use, () => undefined);
}
