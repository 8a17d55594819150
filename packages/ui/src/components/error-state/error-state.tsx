import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";

export type ErrorStateProps = {
  /** What failed. */
  title: string;
  /** What the user can do. */
  children?: ReactNode;
  /** Tries again. Without it, `actions` say where to go. */
  onRetry?: () => void;
  /** The retry is under way. */
  retrying?: boolean;
  /** Other ways on. */
  actions?: ReactNode;
  /** In a part of a page. */
  compact?: boolean;
};

/** A failed load with a retry button. */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying = false,
  actions,
  compact = false,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        compact={compact}
        actions={
          <>
            {onRetry && (
              <Button onClick={onRetry} busy={retrying}>
                Try again
              </Button>
            )}
            {actions}
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
