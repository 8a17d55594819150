import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { OrderCaseScreen } from "@heirloop/ui/screens/order-case/order-case-screen";
import { useNavigation } from "react-router";
import { useAnswer } from "../form-actions/use-answer.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { loadCase, saveCase } from "../order-case/case-page.server.ts";
import { FormPictures } from "../upload/form-pictures.tsx";
import { useUploadErrors } from "../upload/use-upload-errors.ts";
import type { Route } from "./+types/case";

export function meta({ matches, params }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Reported problem",
    description: "A problem with an order: what both sides say, and what happens next.",
    path: pageUrls.orderCase(params.orderId),
    unlisted: true,
  });
}

export const loader = (args: Route.LoaderArgs) => loadCase(args, args.params.orderId);
export const action = (args: Route.ActionArgs) => saveCase(args, args.params.orderId);

export default function Case({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { content } = loaderData;
  const { errors, onUploads } = useUploadErrors(answer?.answer.errors);
  const sending = useNavigation().formData?.get("intent");
  const step = content.kind === "case" ? content.case.timeline.length : 0;
  return (
    <OrderCaseScreen
      {...loaderData}
      answer={answer ? { ...answer.answer, errors: errors ?? {} } : null}
      problem={answer?.problem}
      sending={typeof sending === "string" ? sending : undefined}
      // Sent pictures belong to the step before.
      pictures={
        <FormPictures
          visibility="private"
          key={step}
          name="pictures"
          most={constants.picturesPerCaseEntry}
          images={answer?.pictures ?? []}
          onUploads={onUploads}
        />
      }
    />
  );
}
