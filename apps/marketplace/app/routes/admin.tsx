import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { userIdSchema } from "@heirloop/contract/identity/identity.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { AdminScreen } from "@heirloop/ui/screens/admin/admin-screen";
import { data } from "react-router";
import { refusal } from "../api/form-answer.ts";
import { formText } from "../api/form-text.ts";
import { loadable } from "../api/loadable.ts";
import { pageProblem, requireSignedIn, serverApi } from "../api/server-api.ts";
import { pageMeta } from "../frame/page-meta.ts";
import { useReload } from "../frame/use-reload.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { signedIn } from "../session/sign-in.server.ts";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import type { Route } from "./+types/admin";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Admin",
    description: "Find an account, enter it, block it, and read what was done.",
    path: pageUrls.admin(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const api = serverApi(context);
  const { admin } = await api.call(authEndpoints.me).catch((error: unknown) => pageProblem(error, request));
  if (!admin) throw data("Only admins work here.", { status: 404 });
  const { searchParams } = new URL(request.url);
  const keyword = (searchParams.get("find") ?? "").slice(0, 200);
  const onAudit = searchParams.get("tab") === "audit";
  return {
    keyword,
    accounts: onAudit
      ? null
      : await loadable(
          api.call(adminEndpoints.accounts, { query: { keyword } }),
          request,
          ({ accounts }) => accounts,
        ),
    audit: onAudit ? await loadable(api.call(adminEndpoints.audit), request, ({ entries }) => entries) : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const id = userIdSchema.safeParse(formText(form, "id"));
  if (!id.success) throw data("There is no such account.", { status: 400 });
  const api = serverApi(context);
  const params = { id: id.data };
  try {
    switch (formText(form, "intent")) {
      case "enter": {
        const login = await api.call(adminEndpoints.enterAccount, { body: params });
        return await signedIn(login, pageUrls.home(), { request, context });
      }
      case "block": {
        const { firstName, lastName } = await api.call(adminEndpoints.block, {
          params,
          body: { reason: formText(form, "reason") },
        });
        return { done: `${firstName} ${lastName} is blocked.` };
      }
      case "unblock": {
        const { firstName, lastName } = await api.call(adminEndpoints.unblock, { params });
        return { done: `${firstName} ${lastName} is let back in.` };
      }
      default:
        throw data("There is no such button.", { status: 400 });
    }
  } catch (error) {
    const { problem, errors } = refusal(error);
    return { problem: problem ?? Object.values(errors ?? {})[0] };
  }
}

export default function Admin({ loaderData, actionData }: Route.ComponentProps) {
  const reload = useReload();
  return <AdminScreen {...loaderData} answer={actionData} onRetry={() => void reload()} />;
}
