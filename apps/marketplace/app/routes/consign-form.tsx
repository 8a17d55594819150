import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { firstStepWith } from "@heirloop/machines/consignment/consign-steps";
import { useMemo, useSyncExternalStore } from "react";
import { redirect, useLocation, useNavigation } from "react-router";
import { refusal } from "../api/form-answer.ts";
import { requireSignedIn, serverApi } from "../api/server-api.ts";
import { emptyDraft, keptDraft } from "../consign/consign-draft.ts";
import { checkConsignment, typedIn } from "../consign/consign-fields.ts";
import { ConsignForm } from "../consign/consign-form.tsx";
import { pageMeta } from "../frame/page-meta.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { sentPicturesOf } from "../upload/sent-picture.server.ts";
import type { Route } from "./+types/consign-form";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Offer a piece",
    description:
      "Show us a piece, tell us what it is and where it stands, and a shop near you may sell it for you.",
    path: pageUrls.consignForm(),
    unlisted: true,
  });
}

export function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  requireSignedIn({ request, context });
  const api = serverApi(context);
  const form = await request.formData();
  const typed = typedIn(form);
  try {
    const images = await sentPicturesOf(form, "images", api);
    const checked = checkConsignment(typed, images);
    if (!checked.ok) return { ...checked.answer, typed, images, step: firstStepWith(checked.answer.errors) };
    try {
      await api.call(consignmentEndpoints.submit, { body: checked.value });
    } catch (error) {
      const refused = refusal(error);
      return { ...refused, typed, images, step: firstStepWith(refused.errors ?? {}) ?? ("review" as const) };
    }
  } catch (error) {
    return { ...refusal(error), typed, images: [], step: "pictures" as const };
  }
  return redirect(pageUrls.yourListings("offered"));
}

const subscribeToNothing = () => () => undefined;

export default function ConsignFormPage({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  const { key } = useLocation();
  const inBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  // What this browser kept is not known to the server: the fields begin anew with it, and with each answer.
  const draft = useMemo(
    () => ({ ...(inBrowser ? keptDraft() : emptyDraft), ...actionData?.typed, ...sentImages(actionData) }),
    [inBrowser, actionData],
  );
  return (
    <ConsignForm
      key={`${key} ${inBrowser}`}
      draft={draft}
      keeps={inBrowser}
      answer={{ ...actionData, busy }}
    />
  );
}

const sentImages = (answer: { images: string[] } | undefined) => (answer ? { images: answer.images } : {});
