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

function usePart({ user, shop, part, now }: DashboardData, answer: DashboardResult): DashboardPart {
  const reload = useReload();
  const warnIfOffline = useWarnIfOffline();
  const sending = useNavigation().formData;
  const submit = useSubmit();
  const onRetry = () => void reload();
  const connected = user.stripeConnect.connected;
  const { errors: shopErrors, onUnfinished } = useUploadErrors(
    answer?.about === "shop" && "errors" in answer ? answer.errors : undefined,
  );
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
    case "shop_details": {
      const mine = answer?.about === "shop" ? answer : undefined;
      const saved = mine !== undefined && "saved" in mine;
      return {
        ...part,
        ...mine,
        errors: shopErrors,
        saved,
        busy: sending !== undefined,
        values: mine?.values ?? {
          name: shop.seller.firstName,
          slug: user.slug,
          story: shop.story ?? "",
          policies: shop.policies ?? "",
        },
        place: shop.seller.place,
        // After saving, the upload starts from the saved picture.
        logo: (
          <SinglePictureUpload
            key={`logo ${saved ? (user.picture ?? "") : "open"}`}
            name="logo"
            called="Your logo"
            url={user.picture}
            choose="Choose a logo"
            onUnfinished={onUnfinished}
          />
        ),
        banner: (
          <SinglePictureUpload
            key={`banner ${saved ? (shop.banner ?? "") : "open"}`}
            name="banner"
            called="Your wide picture"
            url={shop.banner}
            choose="Choose a picture"
            onUnfinished={onUnfinished}
          />
        ),
      };
    }
    case "payouts":
      return {
        ...part,
        connected,
        canConnect: !user.blocked && !user.impersonatedBy,
        getHref: pageUrls.dashboardPayouts,
        problem: answer?.about === "payouts" ? answer.problem : undefined,
        onRetry,
      };
    case "consignments": {
      const busyWith = sending === undefined ? "" : formText(sending, "consignment");
      const shown = answer?.about === "consignment" ? answer : undefined;
      return {
        ...part,
        // While a form is submitted again, its last result stays, so that it remains open with the focus in it.
        answer:
          busyWith === ""
            ? shown
            : {
                ...(shown?.consignment === busyWith ? shown : {}),
                consignment: busyWith,
                busy: true,
                sending: sending && formText(sending, "intent"),
              },
        now,
        onRetry,
      };
    }
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
