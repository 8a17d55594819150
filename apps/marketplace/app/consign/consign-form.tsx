import { errorsOn, stepAfter, type ConsignStep } from "@heirloop/machines/consignment/consign-steps";
import { shareOf } from "@heirloop/machines/consignment/consigner-share";
import type { FormState } from "@heirloop/ui/patterns/form/field-errors";
import { PictureUpload } from "@heirloop/ui/patterns/picture-upload/picture-upload";
import { ConsignFormScreen } from "@heirloop/ui/screens/consign-form/consign-form-screen";
import { useEffect, useState } from "react";
import { usePictureUpload } from "../upload/use-picture-upload.ts";
import { type ConsignDraft, keepDraft } from "./consign-draft.ts";
import { checkConsignment, typedIn } from "./consign-fields.ts";

const mostPictures = 12;

/** The form from where it was left; every change is kept. `answer` is the server's, with the page on which to go on. */
export function ConsignForm({
  draft,
  keeps,
  answer,
}: {
  draft: ConsignDraft;
  /** The draft is this browser's; until it is, nothing may be written over it. */
  keeps: boolean;
  answer: FormState & { step?: ConsignStep | null };
}) {
  const [step, setStep] = useState(answer.step ?? draft.step);
  const [typed, setTyped] = useState({ values: draft.values, expectedPrice: draft.expectedPrice });
  const [errors, setErrors] = useState(answer.errors ?? {});
  const { busy, ...upload } = usePictureUpload({
    most: mostPictures,
    uploaded: draft.images.map((url, index) => ({ id: url, name: `Picture ${index + 1}`, url })),
  });
  const images = upload.pictures.flatMap((picture) => (picture.state === "uploaded" ? [picture.url] : []));
  const kept = JSON.stringify({ step, ...typed, images });
  // Told by their text, since the pictures are a new list at each look; and not before the kept ones were read.
  useEffect(() => {
    if (keeps) keepDraft(kept);
  }, [keeps, kept]);

  function goTo(next: ConsignStep): void {
    setErrors({});
    setStep(next);
  }
  return (
    <ConsignFormScreen
      step={step}
      {...typed}
      images={images}
      share={typed.expectedPrice === undefined ? undefined : shareOf(typed.expectedPrice, null)}
      errors={errors}
      problem={answer.problem}
      busy={answer.busy}
      pictures={
        <PictureUpload
          {...upload}
          label={upload.pictures.length > 0 ? "Add more pictures" : "Choose pictures"}
          name="images"
        />
      }
      onTyped={(form) => setTyped(typedIn(new FormData(form)))}
      onNext={(form) => {
        const now = typedIn(new FormData(form));
        setTyped(now);
        const checked = checkConsignment(now, images);
        const wrong = {
          ...(checked.ok ? {} : errorsOn(step, checked.answer.errors)),
          ...(step === "pictures" && busy ? { images: "Wait until the pictures are uploaded" } : {}),
        };
        if (Object.keys(wrong).length > 0) setErrors(wrong);
        else goTo(stepAfter(step));
      }}
      onStep={goTo}
    />
  );
}
