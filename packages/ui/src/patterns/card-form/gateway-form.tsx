import type { ReactNode } from "react";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";

export type GatewayFormProps = {
  state: "loading" | "ready" | "failed";
  /** Who handles the payments, and the site that its form comes from. */
  gateway: { name: string; site: string };
  /** The gateway's own fields. They can be there while they load. */
  children?: ReactNode;
  onRetry: () => void;
};

/** The frame of a payment gateway's own card fields, which its script draws. */
export function GatewayForm({ state, gateway, children, onRetry }: GatewayFormProps) {
  if (state === "failed")
    return (
      <ErrorState compact title="The card form could not be loaded" onRetry={onRetry}>
        {`It comes from ${gateway.name}, which handles our payments. Check your connection, or whether something in your browser blocks ${gateway.site}.`}
      </ErrorState>
    );
  return (
    <div aria-busy={state === "loading"}>
      {state === "loading" && (
        <Stack gap="m" align="stretch">
          <Skeleton shape="control" />
          <Grid columns="four" gap="m">
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </Grid>
        </Stack>
      )}
      {children}
    </div>
  );
}
