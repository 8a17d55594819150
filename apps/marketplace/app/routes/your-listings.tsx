import type { Api } from "@heirloop/api-client/http/http-client";
import {
  consignmentEndpoints,
  consignmentPriceSchema,
} from "@heirloop/contract/consignment/consignment.endpoints";
import { isOwnPieces } from "@heirloop/contract/consignment/own-pieces";
import { pageNumberSchema } from "@heirloop/contract/endpoint/query-fields";
import { idSchema } from "@heirloop/contract/identity/identity.schema";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
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
import { useReload } from "../browser/use-reload.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { connectPayouts } from "../onboarding/connect-payouts.server.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import type { Route } from "./+types/your-listings";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "My consignments",
    description: "The pieces that you have offered to shops, step by step, and those that you sell yourself.",
    path: pageUrls.yourListings(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const api = serverApi(context);
  const user = await api.call(authEndpoints.me).catch((error: unknown) => throwPageError(error, request));
  const now = new Date().toISOString();
  const search = new URL(request.url).searchParams;
  const page = pageNumberSchema.safeParse(search.get("page") ?? "1").data ?? 1;
  const [consignments, own] = await Promise.all([
    loadable(api.call(consignmentEndpoints.mine), request, ({ consignments }) =>
      consignments.map((consignment) => ({
        consignment,
        steps: consignmentTimeline(consignment),
        actions: permittedConsignmentEvents(consignment, "consigner", now),
        now,
      })),
    ),
    loadable(api.call(listingEndpoints.mine, { query: { page: String(page) } }), request, (mine) => mine),
  ]);
  if (own.state === "ready" && page > own.value.totalPages)
    throw redirect(pageUrls.yourListings({ list: "own" }));
  const hasOnlyOwn =
    consignments.state === "ready" &&
    consignments.value.length === 0 &&
    own.state === "ready" &&
    own.value.total > 0;
  const asked = search.get("list");
  const list = isOwnPieces(asked) ? asked : hasOnlyOwn ? "own" : "consigned";
  const total = own.state === "ready" ? own.value.total : undefined;
  const listings = own.state === "ready" ? { ...own, value: own.value.listings } : own;
  const pages = own.state === "ready" ? { page, totalPages: own.value.totalPages } : undefined;
  const offered = search.get("happened") === "offered";
  // Blocked users and impersonating admins may not change payouts.
  const connects = !user.stripeConnect.connected && !user.blocked && !user.impersonatedBy;
  return { list, consignments, listings, total, pages, offered, connects, ownPhone: user.phone };
}

/** Handles the buttons of the user's own consignment; returns why it failed, or where to go. */
async function answerForOwn(api: Api, id: string, form: FormData): Promise<FormResult | Response | null> {
  const params = { id };
  const intent = formText(form, "intent");
  try {
    if (intent === "message") return await openConsignmentChat(api, id);
    if (intent === "accept-price" || intent === "decline-price") {
      const price = consignmentPriceSchema.safeParse({ price: Number(formText(form, "price")) });
      if (!price.success) throw data({ title: "Not found" }, { status: 404 });
      const endpoint =
        intent === "accept-price" ? consignmentEndpoints.acceptPrice : consignmentEndpoints.declinePrice;
      await api.call(endpoint, { params, body: price.data });
    } else await api.call(consignmentEndpoints.withdraw, { params });
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
  const refused = isCollectionIntent(intent)
    ? await sendCollectionForm(api, id.data, intent, form)
    : await answerForOwn(api, id.data, form);
  if (refused instanceof Response) return refused;
  return refused === null ? redirect(pageUrls.yourListings()) : { ...refused, consignment: id.data };
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
      connectProblem={answer && "connectProblem" in answer ? answer.connectProblem : undefined}
      onRetry={() => void reload()}
    />
  );
}
