import { inquiryEndpoints, tradeApplicationSchema } from "@heirloop/contract/inquiry/inquiry.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { scenes } from "@heirloop/contract/scene/scenes";
import { formatFullName } from "@heirloop/contract/user/full-name";
import { createPageBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import { TradeScreen } from "@heirloop/ui/screens/trade/trade-screen";
import { useAtomValue } from "jotai";
import { useNavigation } from "react-router";
import { validateFields, toFormResult } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { hashBody } from "../api/body-hash.server.ts";
import { serverApi } from "../api/server-api.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { userAtom } from "../session/session.atoms.ts";
import type { Route } from "./+types/trade";

export const loader = () => ({ scene: scenes.trade });

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const values = {
    name: formText(form, "name"),
    studio: formText(form, "studio"),
    email: formText(form, "email"),
    website: formText(form, "website"),
    profession: formText(form, "profession"),
    taxId: formText(form, "taxId"),
    message: formText(form, "message"),
  };
  const checked = validateFields(tradeApplicationSchema, values);
  if (!checked.ok) return { ...checked.answer, values };
  const body = checked.value;
  try {
    await serverApi(context).call(inquiryEndpoints.trade, { body }, { idempotencyKey: hashBody(body) });
    return { sentTo: body.email };
  } catch (error) {
    return { ...toFormResult(error), values };
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Trade program for interior designers",
    description:
      "For interior designers, architects and stagers: a person who looks through more than 10,000 second-hand pieces with you. Apply with your studio.",
    path: pageUrls.trade(),
    picture: loaderData?.scene,
    trail: createPageBreadcrumbs("Trade program"),
  });
}

export default function Trade({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const user = useAtomValue(userAtom);
  const busy = useNavigation().formMethod === "POST";
  const own = user ? { name: formatFullName(user), email: user.email } : undefined;
  return <TradeScreen values={own} {...answer} busy={busy} scene={loaderData.scene} />;
}
