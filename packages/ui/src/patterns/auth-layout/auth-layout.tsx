import type { ReactNode } from "react";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { frame } from "./auth-layout.css.ts";
import { ProblemBanner } from "../form/problem-banner.tsx";

export type AuthLayoutProps = {
  title: string;
  intro?: ReactNode;
  /** The error for the whole form. */
  problem?: string | undefined;
  /** The way to the neighboring form. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The column in which one logs in, registers or mends a password. */
export function AuthLayout({ title, intro, problem, aside, children }: AuthLayoutProps) {
  return (
    <Container width="form">
      <div className={frame}>
        <Stack gap="s">
          <Heading level={1}>{title}</Heading>
          {intro && <Text tone="soft">{intro}</Text>}
        </Stack>
        <ProblemBanner problem={problem} />
        {children}
        {aside && <Text tone="soft">{aside}</Text>}
      </div>
    </Container>
  );
}
