import type { Api } from "@heirloop/api-client/http/http-client";
import {
  consignmentEndpoints,
  consignmentPriceSchema,
} from "@heirloop/contract/consignment/consignment.endpoints";
import { isOwnPieces, type OwnPieces } from "@heirloop/contract/consignment/own-pieces";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { idSchema } from "@heirloop/contract/identity/identity.schema";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { countPages } from "@heirloop/contract/page/count-pages";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { consignmentTimeline } from "@heirloop/machines/consignment/consignment-timeline";
import { permittedConsignmentEvents } from "@heirloop/machines/consignment/consignment-transition";
import { YourListingsScreen } from "@heirloop/ui/screens/your-listings/your-listings-screen";
import { useEffect } from "react";
import { data, redirect, useNavigation } from "react-router";
import type { FormResult } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { loadable } from "../api/loadable.ts";
import { throwPageError, requireSignedIn, serverApi } from "../api/server-api.ts";
import { removeDraft } from "../consign/consign-draft.ts";
import { isCollectionIntent, sendCollectionForm } from "../consign/collection-action.server.ts";
import { consignmentRefusal } from "../consign/consignment-refusal.ts";
import { openConsignmentChat } from "../consign/open-consignment-chat.server.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { parsePageNumber } from "../page-head/parse-page-number.ts";
import { useReload } from "../browser/use-reload.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { connectPayouts } from "../onboarding/connect-payouts.server.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import type { Route } from "./+types/your-listings";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "My pieces",
    description: "The pieces that you have offered to shops, step by step, and those that you sell yourself.",
    path: pageUrls.yourListings(),
    unlisted: true,
  });
}

/** Which page of which list an address names; without a list, it can only be a page of consignments. */
function parsePlace(request: Request) {
  const search = new URL(request.url).searchParams;
  const list = search.get("list");
  return {
    asked: isOwnPieces(list) ? list : undefined,
    page: parsePageNumber(search),
    consignment: idSchema.safeParse(search.get("consignment")).data,
    offered: search.get("happened") === "offered",
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const api = serverApi(context);
  const user = await api.call(authEndpoints.me).catch((error: unknown) => throwPageError(error, request));
  const now = new Date().toISOString();
  const { asked, page, consignment, offered } = parsePlace(request);
  const pageOf = (list: OwnPieces) => String(list === (asked ?? "consigned") ? page : 1);
  const [consigned, own] = await Promise.all([
    loadable(
      api.call(consignmentEndpoints.mine, { query: { page: pageOf("consigned"), consignment } }),
      request,
      ({ consignments, total, page }) => ({
        pieces: consignments.map((consignment) => ({
          consignment,
          steps: consignmentTimeline(consignment),
          actions: permittedConsignmentEvents(consignment, "consigner", now),
          now,
        })),
        total,
        pages: { page, totalPages: countPages(total, constants.consignmentsPerPage) },
      }),
    ),
    loadable(
      api.call(listingEndpoints.mine, { query: { page: pageOf("own") } }),
      request,
      ({ listings, total, page, totalPages }) => ({ pieces: listings, total, pages: { page, totalPages } }),
    ),
  ]);
  const loaded = { consigned, own };
  const hasOnlyOwn =
    consigned.state === "ready" &&
    consigned.value.total === 0 &&
    own.state === "ready" &&
    own.value.total > 0;
  const list = asked ?? (hasOnlyOwn ? "own" : "consigned");
  const open = loaded[list];
  if (open.state === "ready" && open.value.pages.page > open.value.pages.totalPages)
    throw redirect(pageUrls.yourListings({ list, page: open.value.pages.totalPages }));
  // Blocked users and impersonating admins may not change payouts.
  const connects = !user.stripeConnect.connected && !user.blocked && !user.impersonatedBy;
  return { list, consigned, own, offered, connects, ownPhone: user.phone };
}

/** Handles the buttons of the user's own consignment; returns why it failed, what it did, or where to go. */
async function answerForOwn(
  api: Api,
  id: string,
  form: FormData,
): Promise<FormResult | { done: string } | Response | null> {
  const params = { id };
  const intent = formText(form, "intent");
  try {
    if (intent === "message") return await openConsignmentChat(api, id);
    if (intent === "accept-price" || intent === "decline-price") {
      const price = consignmentPriceSchema.safeParse({ price: Number(formText(form, "price")) });
      if (!price.success) throw data({ title: "Not found" }, { status: 404 });
      const asked = formatCents(price.data.price);
      if (intent === "accept-price") {
        await api.call(consignmentEndpoints.acceptPrice, { params, body: price.data });
        return { done: `You accepted ${asked}. That is the agreed price now.` };
      }
      await api.call(consignmentEndpoints.declinePrice, { params, body: price.data });
      return { done: `You declined ${asked}. The agreed price stays, and the shop is notified.` };
    }
    await api.call(consignmentEndpoints.withdraw, { params });
    return null;
  } catch (error) {
    return consignmentRefusal(error);
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  requireSignedIn({ request, context });
  const form = await request.formData();
  if (formText(form, "intent") === "connect") {
    const connecting = await connectPayouts({ context });
    return connecting instanceof Response ? connecting : { connectProblem: connecting.problem };
  }
  const id = idSchema.safeParse(formText(form, "consignment"));
  if (!id.success) throw data({ title: "Not found" }, { status: 404 });
  const api = serverApi(context);
  const intent = formText(form, "intent");
  const answer = isCollectionIntent(intent)
    ? await sendCollectionForm(api, id.data, intent, form)
    : await answerForOwn(api, id.data, form);
  if (answer instanceof Response) return answer;
  if (answer !== null) return { ...answer, consignment: id.data };
  const { page, consignment } = parsePlace(request);
  return redirect(pageUrls.yourListings({ page, consignment }));
}

export default function YourListings({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const sent = useNavigation().formData;
  const reload = useReload();
  const { offered } = loaderData;
  // The draft was submitted. Only once: the user may have started another one when they come back.
  useEffect(() => {
    if (!offered) return;
    removeDraft();
    window.history.replaceState(window.history.state, "", pageUrls.yourListings());
  }, [offered]);
  return (
    <YourListingsScreen
      {...loaderData}
      listHref={pageUrls.newListing()}
      sending={
        sent ? { consignment: formText(sent, "consignment"), intent: formText(sent, "intent") } : undefined
      }
      answer={
        answer && "collection" in answer
          ? { ...answer.collection, consignment: answer.consignment }
          : undefined
      }
      problem={answer && "problem" in answer ? answer.problem : undefined}
      done={answer && "done" in answer ? answer.done : undefined}
      connectProblem={answer && "connectProblem" in answer ? answer.connectProblem : undefined}
      onRetry={() => void reload()}
    />
  );
}
