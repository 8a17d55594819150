import { Component, createRef, type ReactNode } from "react";

type KeepFocusProps = { children: ReactNode };

/**
 * Keeps the focus in place when a field and its button are replaced. A class component, because only
 * `getSnapshotBeforeUpdate` runs before the old elements are removed.
 */
export class PreserveFocus extends Component<KeepFocusProps> {
  readonly #box = createRef<HTMLDivElement>();

  #stops(): HTMLElement[] {
    return [...(this.#box.current?.querySelectorAll<HTMLElement>("input, button") ?? [])];
  }

  override getSnapshotBeforeUpdate(): number {
    return this.#stops().findIndex((stop) => stop === document.activeElement);
  }

  override componentDidUpdate(_props: KeepFocusProps, _state: unknown, at: number): void {
    if (document.activeElement === document.body) this.#stops()[at]?.focus();
  }

  override render(): ReactNode {
    return <div ref={this.#box}>{this.props.children}</div>;
  }
}
