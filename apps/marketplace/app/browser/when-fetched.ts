/** For optional parts of a page: a module that fails to load is ignored. */
export function withModule<Module>(fetched: Promise<Module>, use: (module: Module) => void): void {
  void fetched.then(use, () => undefined);
}
