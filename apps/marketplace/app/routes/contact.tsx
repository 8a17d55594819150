import { contactFormSchema, inquiryEndpoints } from "@heirloop/contract/inquiry/inquiry.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatFullName } from "@heirloop/contract/user/full-name";
import { createPageBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import { ContactScreen } from "@heirloop/ui/screens/contact/contact-screen";
import { useAtomValue } from "jotai";
import { useNavigation, useSearchParams } from "react-router";
import { validateFields, toFormResult } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { hashBody } from "../api/body-hash.server.ts";
import { serverApi } from "../api/server-api.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { sitePages } from "../layout/site-pages.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { userAtom } from "../session/session.atoms.ts";
import type { Route } from "./+types/contact";

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const values = {
    name: formText(form, "name"),
    email: formText(form, "email"),
    topic: formText(form, "topic"),
    order: formText(form, "order"),
    message: formText(form, "message"),
  };
  const checked = validateFields(contactFormSchema, values);
  if (!checked.ok) return { ...checked.answer, values };
  const body = checked.value;
  try {
    await serverApi(context).call(inquiryEndpoints.contact, { body }, { idempotencyKey: hashBody(body) });
    return { sentTo: body.email };
  } catch (error) {
    return { ...toFormResult(error), values };
  }
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Write to us",
    description:
      "Questions about an order, a piece, selling or your account: write, call or mail us. A person reads it and answers.",
    path: pageUrls.contact(),
    trail: createPageBreadcrumbs("Contact"),
  });
}

export default function Contact({ actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const user = useAtomValue(userAtom);
  const busy = useNavigation().formMethod === "POST";
  const [query] = useSearchParams();
  const known = {
    ...(user && { name: formatFullName(user), email: user.email }),
    topic: query.get("topic") ?? "",
    order: query.get("about") ?? "",
  };
  return <ContactScreen values={known} {...answer} busy={busy} pages={sitePages} />;
}
