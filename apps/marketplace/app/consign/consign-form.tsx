import {
  type ConsignStep,
  consignSteps,
  errorsOn,
  stepAfter,
} from "@heirloop/machines/consignment/consign-steps";
import { getOwnerShare } from "@heirloop/contract/money/sale-earnings";
import type { FormState } from "@heirloop/ui/patterns/form/field-errors";
import { asSameAnswer } from "@heirloop/ui/theme/form-errors";
import { unfinishedMessages } from "@heirloop/ui/patterns/picture-upload/unfinished-uploads";
import { PictureUpload } from "@heirloop/ui/patterns/picture-upload/picture-upload";
import { ConsignFormScreen } from "@heirloop/ui/screens/consign-form/consign-form-screen";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { usePictureUpload } from "../upload/use-picture-upload.ts";
import { type ConsignDraft, isEmptyDraft, saveDraft } from "./consign-draft.ts";
import { validateConsignment, readConsignForm } from "./consign-fields.ts";
import { useOfferedShops } from "./use-offered-shops.ts";

const maximumPictures = 12;

/**
 * The consign form. Every change is saved as a draft. Steps are history entries, so that Back and Forward work.
 * `answer` is the action's result, with the step to show.
 */
export function ConsignForm({
  step: stepOfAddress,
  onStep,
  draft,
  chosen = [],
  keeps,
  answer,
}: {
  step: ConsignStep;
  /** `replace`: replaces the current history entry. */
  onStep: (step: ConsignStep, options?: { replace: boolean }) => void;
  draft: ConsignDraft;
  /** Pictures that were chosen before the draft was read. */
  chosen?: readonly File[];
  /** Nothing is saved until the draft has been read, or it would be overwritten. */
  keeps: boolean;
  answer: FormState & { step?: ConsignStep | null };
}) {
  // Shows the result's step before the URL follows. After submission there is nothing to review.
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
  const shops = useOfferedShops(typed.values.zip);
  // The user went to the next step while not all pictures were uploaded.
  const [hasLeft, setHasLeft] = useState(false);
  const upload = usePictureUpload({
    most: maximumPictures,
    uploaded: draft.images.map((url, index) => ({ id: url, name: `Picture ${index + 1}`, url })),
  });
  const uploadChosen = useEffectEvent(() => {
    if (chosen.length > 0) upload.onChoose(chosen);
  });
  useEffect(() => uploadChosen(), []);
  const images = upload.pictures.flatMap((picture) => (picture.state === "uploaded" ? [picture.url] : []));
  const serialized = JSON.stringify({ ...typed, images });
  // Compared by URL, because the list is a new array on each render; not before the draft was read.
  useEffect(() => {
    if (keeps) saveDraft(serialized);
  }, [keeps, serialized]);

  const { unfinished } = upload;
  if (hasLeft && unfinished === null) setHasLeft(false);
  // Also with the browser's Forward: the form would be sent without these pictures.
  if (unfinished !== null && step !== "pictures") {
    setSentTo("pictures");
    setHasLeft(true);
  }
  const hasPictures = images.length > 0;
  // Errors of pictures are removed once they no longer apply. Other errors keep their identity, because a new object
  // moves the focus.
  const shownErrors = useMemo(() => {
    const { images: aboutPictures, ...others } = errors;
    if (hasLeft && unfinished !== null)
      return asSameAnswer({ ...others, images: unfinishedMessages[unfinished] }, errors);
    return hasPictures && aboutPictures !== undefined ? asSameAnswer(others, errors) : errors;
  }, [errors, hasLeft, unfinished, hasPictures]);

  function goTo(next: ConsignStep): void {
    setErrors({});
    onStep(next);
  }
  return (
    <ConsignFormScreen
      step={step}
      {...typed}
      images={images}
      shops={shops}
      share={typed.expectedPrice === undefined ? undefined : getOwnerShare(typed.expectedPrice, null)}
      errors={shownErrors}
      problem={answer.problem}
      busy={answer.busy}
      pictures={
        <PictureUpload
          {...upload}
          onChoose={keeps ? upload.onChoose : undefined}
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
        if (step === "pictures" && unfinished !== null) setHasLeft(true);
        else if (Object.keys(wrong).length > 0) setErrors(wrong);
        else goTo(stepAfter(step));
      }}
      onStep={goTo}
    />
  );
}
