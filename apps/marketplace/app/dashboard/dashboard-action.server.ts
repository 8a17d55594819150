import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { data, redirect, type RouterContextProvider } from "react-router";
import { toFormResult } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { requireSignedIn, serverApi } from "../api/server-api.ts";
import { connectPayouts } from "../onboarding/connect-payouts.server.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { handleConsignmentAction } from "./consignment-action.server.ts";
import { saveShop } from "./save-shop.server.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };

const statusTexts = { retire: "is taken down", relist: "is for sale again" } as const;

/** Handles the buttons of the product list. */
async function changePiece({ context }: Served, action: keyof typeof statusTexts, heirloopId: string) {
  const piece = heirloopIdSchema.safeParse(heirloopId);
  if (!piece.success) throw data("There is no such piece.", { status: 400 });
  const api = serverApi(context);
  const params = { heirloopId: piece.data };
  try {
    if (action === "retire") await api.call(listingEndpoints.retire, { params });
    else await api.call(listingEndpoints.edit, { params, body: { status: "active" } });
    const { title } = await api.call(listingEndpoints.get, { params });
    return {
      about: "pieces" as const,
      result: { tone: "success" as const, text: `${title} ${statusTexts[action]}.` },
    };
  } catch (error) {
    const { problem, errors = {} } = toFormResult(error);
    const message = problem ?? Object.values(errors).join(" ");
    return { about: "pieces" as const, result: { tone: "danger" as const, text: message } };
  }
}

async function importFile({ context }: Served, form: FormData) {
  const file = form.get("file");
  if (!(file instanceof File) || file.name === "")
    return { about: "import" as const, problem: "Choose a CSV file" };
  try {
    const { importId } = await serverApi(context).upload(listingEndpoints.import, { file, name: file.name });
    return redirect(`${pageUrls.dashboardProducts({ imported: importId })}#import`);
  } catch (error) {
    const { problem, errors = {} } = toFormResult(error);
    return { about: "import" as const, problem: problem ?? Object.values(errors).join(" ") };
  }
}

/** Handles every form of the dashboard, by `intent` or the name of the button. */
export async function handleDashboardAction(served: Served) {
  requireSameOrigin(served.request);
  requireSignedIn(served);
  const form = await served.request.formData();
  const intent = formText(form, "intent");
  if (form.has("retire")) return changePiece(served, "retire", formText(form, "retire"));
  if (form.has("relist")) return changePiece(served, "relist", formText(form, "relist"));
  if (intent === "import") return importFile(served, form);
  if (intent === "connect") {
    const connecting = await connectPayouts(served);
    return connecting instanceof Response ? connecting : { about: "payouts" as const, ...connecting };
  }
  if (intent === "shop") return saveShop(served, form);
  if (form.has("consignment")) return handleConsignmentAction(served, form);
  throw data("There is no such button.", { status: 400 });
}
