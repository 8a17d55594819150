import "@heirloop/ui/theme/global";
import { sourceWidth } from "@heirloop/contract/picture/source-width";
import { PictureSourceProvider } from "@heirloop/ui/components/picture/picture-source";
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
import { serverApi } from "./api/server-api.ts";
import { brand } from "@heirloop/contract/brand/brand";
import { RouterForm, RouterLink } from "./layout/app-link.tsx";
import { PageLayout } from "./layout/page-layout.tsx";
import { PageError } from "./layout/page-error.tsx";
import { interceptFailedSubmission } from "./layout/failed-submission.ts";
import { showCachedPage } from "./layout/list-page-cache.ts";
import { watchFocusFromRequest } from "./layout/navigation-focus.ts";
import { loadLayout } from "./layout/load-layout.server.ts";
import { loadSession } from "./session/load-session.server.ts";
import { ActionForm } from "./form-actions/action-form.tsx";
import { serverContext } from "./server-context.ts";
import { readRegion } from "./region/region-cookie.ts";
import {
  documentSessionContext,
  SessionScript,
  useDocumentSession,
  writeSession,
} from "./session/document-session.tsx";
import { isRenderedSessionOver } from "./session/rendered-session.ts";
import { SessionStore } from "./session/session-store.tsx";
import { ThemeColor } from "./theme/theme-color.tsx";
import { readTheme } from "./theme/theme-cookie.ts";
import { useTheme } from "./theme/use-theme.ts";
import type { Route } from "./+types/root";

export const links = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "16x16 32x32 48x48" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/icon-96.png", type: "image/png", sizes: "96x96" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  ...preloadedFonts.map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const cookies = request.headers.get("cookie");
  const { document, sites, publicUrl, searchService } = context.get(serverContext);
  const [session, layout] = await Promise.all([
    loadSession({ request, context }),
    loadLayout(serverApi(context)),
  ]);
  if (document) context.set(documentSessionContext, { session, json: writeSession(session) });
  return {
    /** Null in a document, which contains it itself. */
    session: document ? null : session,
    layout: { ...layout, sites },
    theme: readTheme(cookies),
    region: readRegion(cookies),
    publicUrl,
    searchService,
  };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  watchFocusFromRequest,
  interceptFailedSubmission,
  showCachedPage,
];

/** Meta tags of the error page; every other page has its own. */
export const meta = ({ error }: Route.MetaArgs) => [
  {
    title: `${isRouteErrorResponse(error) && error.status === 404 ? "Not found" : "Something went wrong"} · ${brand.name}`,
  },
  { name: "robots", content: "noindex" },
];

/** The session changes only through actions, in this tab or another one, so navigation does not reload it. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}) {
  if (isRenderedSessionOver()) return true;
  return formMethod !== undefined && formMethod !== "GET" ? defaultShouldRevalidate : false;
}

export function Layout({ children }: { children: ReactNode }) {
  const theme = useTheme();
  return (
    <html lang="en" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <ThemeColor theme={theme} />
        <Meta />
        <Links />
      </head>
      <body>
        <LinkProvider link={RouterLink}>
          <FormProvider form={RouterForm}>
            <PictureSourceProvider getWidth={sourceWidth}>{children}</PictureSourceProvider>
          </FormProvider>
        </LinkProvider>
        <ScrollRestoration />
        <SessionScript />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { session, layout, region } }: Route.ComponentProps) {
  const sent = useDocumentSession();
  return (
    <SessionStore session={session ?? sent} region={region}>
      <ActionForm />
      <PageLayout layout={layout}>
        <Outlet />
      </PageLayout>
    </SessionStore>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("root");
  const sent = useDocumentSession();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const page = <PageError status={status} />;
  return loaded ? (
    <SessionStore session={loaded.session ?? sent} region={loaded.region}>
      <PageLayout layout={loaded.layout}>{page}</PageLayout>
    </SessionStore>
  ) : (
    page
  );
}
