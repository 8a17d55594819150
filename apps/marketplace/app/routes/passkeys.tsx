import { passkeyEndpoints } from "@heirloop/contract/passkey/passkey.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { twoStepEndpoints } from "@heirloop/contract/two-step/two-step.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { PasskeysScreen } from "@heirloop/ui/screens/passkeys/passkeys-screen";
import { useNavigation } from "react-router";
import { requireSignedIn, serverApi, throwPageError } from "../api/server-api.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { changePasskeys } from "../passkey/change-passkeys.server.ts";
import { useNewPasskey } from "../passkey/use-new-passkey.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/passkeys";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Passkeys",
    description: "Log in with your device instead of a password.",
    path: pageUrls.passkeys(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const api = serverApi(context);
  const [{ passkeys }, twoStep, user] = await Promise.all([
    api.call(passkeyEndpoints.list),
    api.call(twoStepEndpoints.get),
    api.call(authEndpoints.me),
  ]).catch((error: unknown) => throwPageError(error, request));
  const added = new URL(request.url).searchParams.get("added");
  return {
    passkeys,
    needsCode: twoStep.since !== null,
    isImpersonated: user.impersonatedBy !== null,
    // The name is shown only if it is that of a passkey: anyone can write a link.
    added: passkeys.find(({ _id }) => _id === added)?.name,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  requireSignedIn({ request, context });
  return changePasskeys(serverApi(context), await request.formData());
}

export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { isPrompting, problem } = useNewPasskey(answer?.request);
  const busy = useNavigation().formData !== undefined;
  return (
    <PasskeysScreen
      {...loaderData}
      answer={answer && { ...answer, problem: problem ?? answer.problem, busy }}
      isPrompting={isPrompting}
    />
  );
}
