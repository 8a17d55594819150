import "@heirloop/ui/theme/global";
import { FormProvider } from "@heirloop/ui/theme/form";
import { preloadedFonts } from "@heirloop/ui/theme/fonts";
import { LinkProvider } from "@heirloop/ui/theme/link";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import { isSignedIn, serverApi } from "./api/server-api.ts";
import { RouterForm, RouterLink } from "./frame/app-link.tsx";
import { PageFrame } from "./frame/page-frame.tsx";
import { PageError } from "./frame/page-error.tsx";
import { themeOf } from "./frame/theme-cookie.ts";
import { loadFrame } from "./frame/load-frame.server.ts";
import { loadSession } from "./session/load-session.server.ts";
import { PressForm } from "./press/press-form.tsx";
import { SessionStore } from "./session/session-store.tsx";
import type { Route } from "./+types/root";

export const links = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  ...preloadedFonts.map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const cookies = request.headers.get("cookie");
  const [session, frame] = await Promise.all([
    loadSession(api, isSignedIn(context), cookies),
    loadFrame(api),
  ]);
  return { session, frame, theme: themeOf(cookies) };
}

/** The session changes with logging in and out, which are actions; moving between pages does not ask for it again. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}) {
  return formMethod !== undefined && formMethod !== "GET" ? defaultShouldRevalidate : false;
}

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en" data-theme={loaded?.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <Meta />
        <Links />
      </head>
      <body>
        <LinkProvider link={RouterLink}>
          <FormProvider form={RouterForm}>{children}</FormProvider>
        </LinkProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { session, frame } }: Route.ComponentProps) {
  return (
    <SessionStore session={session}>
      <PressForm />
      <PageFrame frame={frame}>
        <Outlet />
      </PageFrame>
    </SessionStore>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("root");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const page = <PageError status={status} />;
  return loaded ? (
    <SessionStore session={loaded.session}>
      <PageFrame frame={loaded.frame}>{page}</PageFrame>
    </SessionStore>
  ) : (
    page
  );
}
