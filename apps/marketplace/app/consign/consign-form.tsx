import {
  type ConsignStep,
  consignSteps,
  errorsOn,
  stepAfter,
} from "@heirloop/machines/consignment/consign-steps";
import { getOwnerShare } from "@heirloop/contract/money/sale-earnings";
import type { FormState } from "@heirloop/ui/patterns/form/field-errors";
import { PictureUpload } from "@heirloop/ui/patterns/picture-upload/picture-upload";
import { ConsignFormScreen } from "@heirloop/ui/screens/consign-form/consign-form-screen";
import { useEffect, useMemo, useState } from "react";
import { usePictureUpload } from "../upload/use-picture-upload.ts";
import { type ConsignDraft, isEmptyDraft, saveDraft } from "./consign-draft.ts";
import { validateConsignment, readConsignForm } from "./consign-fields.ts";

const mostPictures = 12;

/**
 * The form with what was typed before; every change is kept. The step is an entry of the browser's history, so that Back and Forward turn
 * the pages. `answer` is the server's, with the page on which to go on.
 */
export function ConsignForm({
  step: stepOfAddress,
  onStep,
  draft,
  keeps,
  answer,
}: {
  step: ConsignStep;
  /** `replace`: instead of the entry that is shown. */
  onStep: (step: ConsignStep, options?: { replace: boolean }) => void;
  draft: ConsignDraft;
  /** The draft is this browser's; until it is, nothing may be written over it. */
  keeps: boolean;
  answer: FormState & { step?: ConsignStep | null };
}) {
  // Where an answer sends the person before the address follows. After a form that was sent there is nothing to review.
  const [sentTo, setSentTo] = useState(
    answer.step ?? (keeps && isEmptyDraft(draft) ? consignSteps[0] : null),
  );
  const step = sentTo ?? stepOfAddress;
  if (sentTo === stepOfAddress) setSentTo(null);
  useEffect(() => {
    if (sentTo !== null && sentTo !== stepOfAddress) onStep(sentTo, { replace: true });
  }, [sentTo, stepOfAddress, onStep]);
  const [typed, setTyped] = useState({ values: draft.values, expectedPrice: draft.expectedPrice });
  const [errors, setErrors] = useState(answer.errors ?? {});
  // Somebody went on while pictures were still on their way.
  const [hasToWait, setHasToWait] = useState(false);
  const { busy, ...upload } = usePictureUpload({
    most: mostPictures,
    uploaded: draft.images.map((url, index) => ({ id: url, name: `Picture ${index + 1}`, url })),
  });
  const images = upload.pictures.flatMap((picture) => (picture.state === "uploaded" ? [picture.url] : []));
  const kept = JSON.stringify({ ...typed, images });
  // Told by their text, since the pictures are a new list at each look; and not before the kept ones were read.
  useEffect(() => {
    if (keeps) saveDraft(kept);
  }, [keeps, kept]);

  if (hasToWait && !busy) setHasToWait(false);
  const hasPictures = images.length > 0;
  // What is said of the pictures goes as soon as it is no longer so; the same errors stay the same object, which has the focus led to them.
  const shownErrors = useMemo(() => {
    const { images: aboutPictures, ...others } = errors;
    if (hasToWait) return { ...others, images: "Wait until the pictures are uploaded" };
    return hasPictures && aboutPictures !== undefined ? others : errors;
  }, [errors, hasToWait, hasPictures]);

  function goTo(next: ConsignStep): void {
    setErrors({});
    onStep(next);
  }
  return (
    <ConsignFormScreen
      step={step}
      {...typed}
      images={images}
      share={typed.expectedPrice === undefined ? undefined : getOwnerShare(typed.expectedPrice, null)}
      errors={shownErrors}
      problem={answer.problem}
      busy={answer.busy}
      pictures={
        <PictureUpload
          {...upload}
          label={upload.pictures.length > 0 ? "Add more pictures" : "Choose pictures"}
          name="images"
        />
      }
      onTyped={(form) => setTyped(readConsignForm(new FormData(form)))}
      onNext={(form) => {
        const now = readConsignForm(new FormData(form));
        setTyped(now);
        const checked = validateConsignment(now, images);
        const wrong = checked.ok ? {} : errorsOn(step, checked.answer.errors);
        if (step === "pictures" && busy) setHasToWait(true);
        else if (Object.keys(wrong).length > 0) setErrors(wrong);
        else goTo(stepAfter(step));
      }}
      onStep={goTo}
    />
  );
}
