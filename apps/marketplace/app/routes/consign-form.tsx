import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { type ConsignStep, consignSteps, firstStepWith } from "@heirloop/machines/consignment/consign-steps";
import { getUnfinishedErrors } from "@heirloop/ui/patterns/picture-upload/unfinished-uploads";
import { useHydrated } from "@heirloop/ui/theme/use-hydrated";
import { useCallback, useMemo, useState } from "react";
import {
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useNavigation,
  useSearchParams,
} from "react-router";
import * as z from "zod/mini";
import { toFormResult } from "../api/form-result.ts";
import { requireSignedIn, serverApi } from "../api/server-api.ts";
import { emptyDraft, loadDraft } from "../consign/consign-draft.ts";
import { validateConsignment, readConsignForm } from "../consign/consign-fields.ts";
import { ConsignForm } from "../consign/consign-form.tsx";
import { mergeEnteredFields } from "../consign/merge-entered-fields.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { readPictureForm } from "../upload/read-picture-form.server.ts";
import type { Route } from "./+types/consign-form";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Consign a piece",
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
  const { form, pictures: images, refused } = await readPictureForm(request, "images", api);
  const typed = readConsignForm(form);
  const unfinished = getUnfinishedErrors(form);
  if (unfinished !== null) return { errors: unfinished, typed, images, step: "pictures" as const };
  if (refused !== null) return { ...toFormResult(refused), typed, images, step: "pictures" as const };
  const checked = validateConsignment(typed, images);
  if (!checked.ok) return { ...checked.answer, typed, images, step: firstStepWith(checked.answer.errors) };
  try {
    await api.call(consignmentEndpoints.submit, { body: checked.value });
  } catch (error) {
    const answer = toFormResult(error);
    return { ...answer, typed, images, step: firstStepWith(answer.errors ?? {}) ?? ("review" as const) };
  }
  return redirect(pageUrls.yourListings({ happened: "offered" }));
}

/** Changing the step needs no data from the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const turned = currentUrl.pathname === nextUrl.pathname && formMethod === undefined;
  return turned ? false : defaultShouldRevalidate;
}

const isStep = (name: string | null): name is ConsignStep => consignSteps.some((step) => step === name);

/** The previous step, stored in the history entry. */
const entrySchema = z.object({ from: z.enum(consignSteps) });

/** The step in the URL, and functions to go to others. */
function useStep() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const location = useLocation();
  const stepName = search.get("step");
  const step = isStep(stepName) ? stepName : consignSteps[0];
  const from = entrySchema.safeParse(location.state).data?.from;
  const goTo = useCallback(
    (next: ConsignStep, { replace = false } = {}) => {
      // The previous step is the previous history entry: pushing it again would duplicate it.
      if (!replace && next === from) return void navigate(-1);
      const address = pageUrls.consignForm(next === consignSteps[0] ? undefined : next);
      return void navigate(address, { replace, state: { from: replace ? undefined : step } });
    },
    [navigate, from, step],
  );
  return [step, goTo] as const;
}

/** The last result of the form, which outlives a change of step, and how many there were. */
function useLastAnswer<Answer>(answer: Answer | undefined) {
  const [last, setLast] = useState({ answer, count: 0 });
  if (answer !== undefined && answer !== last.answer) setLast({ answer, count: last.count + 1 });
  return last;
}

export default function ConsignFormPage({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().formData !== undefined;
  const [step, goTo] = useStep();
  const { answer, count } = useLastAnswer(actionData);
  const inBrowser = useHydrated();
  // The draft is only in the browser, so the fields are remounted once it is read and after each result.
  const { draft, chosen } = useMemo(() => {
    const stored = inBrowser ? loadDraft() : emptyDraft;
    const entered =
      inBrowser && answer === undefined ? mergeEnteredFields(stored) : { draft: stored, chosen: [] };
    return { ...entered, draft: { ...entered.draft, ...answer?.typed, ...sentImages(answer) } };
  }, [inBrowser, answer]);
  return (
    <ConsignForm
      key={`${count} ${inBrowser}`}
      step={step}
      onStep={goTo}
      draft={draft}
      chosen={chosen}
      keeps={inBrowser}
      answer={{ ...answer, busy }}
    />
  );
}

const sentImages = (answer: { images: string[] } | undefined) => (answer ? { images: answer.images } : {});
