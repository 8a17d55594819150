import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import type { Loadable } from "./loadable.ts";

type LoadablePlaceholderProps = {
  state: Exclude<Loadable<unknown>["state"], "ready">;
  /** The title of the error when it could not be loaded. */
  title: string;
  onRetry: () => void;
};

/** In the place of a list that is not ready: a line while it loads, or the error with a way to try again. */
export function LoadablePlaceholder({ state, title, onRetry }: LoadablePlaceholderProps) {
  if (state === "failed") return <ErrorState title={title} onRetry={onRetry} />;
  return (
    <div aria-busy>
      <Skeleton shape="line" />
    </div>
  );
}
