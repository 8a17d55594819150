import { pageUrls } from "@heirloop/contract/page/page-urls";
import { DashboardScreen, type DashboardPart } from "@heirloop/ui/screens/dashboard/dashboard-screen";
import { useNavigation, useSubmit } from "react-router";
import { formText } from "../api/form-text.ts";
import { useWarnIfOffline } from "../layout/use-warn-if-offline.ts";
import { useReload } from "../browser/use-reload.ts";
import { markSeen } from "../notification/notification-calls.ts";
import { SinglePictureUpload } from "../upload/single-picture-upload.tsx";
import { useUploadErrors } from "../upload/use-upload-errors.ts";
import type { handleDashboardAction } from "./dashboard-action.server.ts";
import type { loadDashboard } from "./load-dashboard.server.ts";
import { useConsignmentAlert } from "./use-consignment-alert.ts";
import { useDashboardPolling } from "./use-dashboard-polling.ts";

export type DashboardData = Awaited<ReturnType<typeof loadDashboard>>;
export type DashboardResult =
  | Exclude<Awaited<ReturnType<typeof handleDashboardAction>>, Response>
  | undefined;

/** The shop's form with its last result. After saving, the uploads start from the saved pictures. */
function getShopForm(
  { user, shop }: Pick<DashboardData, "user" | "shop">,
  answer: DashboardResult,
  { errors, onUploads }: ReturnType<typeof useUploadErrors>,
) {
  const mine = answer?.about === "shop" ? answer : undefined;
  const saved = mine !== undefined && "saved" in mine;
  return {
    ...mine,
    errors,
    saved,
    values: mine?.values ?? {
      name: shop.seller.firstName,
      slug: user.slug,
      story: shop.story ?? "",
      policies: shop.policies ?? "",
    },
    logo: (
      <SinglePictureUpload
        key={`logo ${saved ? (user.picture ?? "") : "open"}`}
        name="logo"
        called="Your logo"
        url={user.picture}
        choose="Choose a logo"
        onUploads={onUploads}
      />
    ),
    banner: (
      <SinglePictureUpload
        key={`banner ${saved ? (shop.banner ?? "") : "open"}`}
        name="banner"
        called="Your wide picture"
        url={shop.banner}
        choose="Choose a picture"
        onUploads={onUploads}
      />
    ),
  };
}

/** While a form is submitted again, its last result stays, so that it remains open with the focus in it. */
function getConsignmentAnswer(answer: DashboardResult, sending: FormData | undefined) {
  const last = answer?.about === "consignment" ? answer : undefined;
  const busyWith = sending === undefined ? "" : formText(sending, "consignment");
  if (busyWith === "") return last;
  return {
    ...(last?.consignment === busyWith ? last : {}),
    consignment: busyWith,
    busy: true,
    sending: sending && formText(sending, "intent"),
  };
}

function usePart({ user, shop, part, now }: DashboardData, answer: DashboardResult): DashboardPart {
  const reload = useReload();
  const warnIfOffline = useWarnIfOffline();
  const sending = useNavigation().formData;
  const submit = useSubmit();
  const onRetry = () => void reload();
  const connected = user.stripeConnect.connected;
  const uploads = useUploadErrors(answer?.about === "shop" && "errors" in answer ? answer.errors : undefined);
  switch (part.tab) {
    case "home":
      return { ...part, connected, now, onRetry, onFollow: ({ _id }) => markSeen(_id) };
    case "products":
      return {
        ...part,
        result: answer?.about === "pieces" ? answer.result : undefined,
        importProblem: answer?.about === "import" ? answer.problem : undefined,
        busy: sending !== undefined && (sending.has("retire") || sending.has("relist")),
        sending: sending !== undefined && formText(sending, "intent") === "import",
        onRetry,
        onImport: (file) => {
          if (warnIfOffline()) return;
          const form = new FormData();
          form.set("intent", "import");
          form.set("file", file, file.name);
          void submit(form, { method: "post", encType: "multipart/form-data", preventScrollReset: true });
        },
      };
    case "shop_details":
      return {
        ...part,
        ...getShopForm({ user, shop }, answer, uploads),
        busy: sending !== undefined,
        place: shop.seller.place,
      };
    case "payouts":
      return {
        ...part,
        connected,
        canConnect: !user.blocked && !user.impersonatedBy,
        getHref: pageUrls.dashboardPayouts,
        problem: answer?.about === "payouts" ? answer.problem : undefined,
        onRetry,
      };
    case "consignments":
      return { ...part, answer: getConsignmentAnswer(answer, sending), now, onRetry };
  }
}

/** The dashboard screen, which polls while an import is running. */
export function DashboardView({ loaded, answer }: { loaded: DashboardData; answer: DashboardResult }) {
  const part = usePart(loaded, answer);
  useConsignmentAlert(loaded.part.tab === "consignments" ? loaded.part.consignments : null);
  const { user, shop } = loaded;
  const importing =
    part.tab === "products" &&
    (part.imported?.state.status === "waiting" || part.imported?.state.status === "running");
  useDashboardPolling({ importing, awayToConnect: !user.stripeConnect.connected });
  return <DashboardScreen shop={{ name: shop.seller.firstName, slug: user.slug }} part={part} />;
}
