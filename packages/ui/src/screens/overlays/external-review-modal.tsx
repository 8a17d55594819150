import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { Text } from "../../components/text/text.tsx";
import { publicReviewCopy } from "../../patterns/review-form/review-copy.ts";

export type ExternalReviewModalProps = {
  firstName: string;
  /** The external review site. */
  site: string;
  onDone: () => void;
};

/** After good stars: would they say it in public, too? */
export function ExternalReviewModal({ firstName, site, onDone }: ExternalReviewModalProps) {
  return (
    <Dialog
      title="That is good to hear"
      size="small"
      open
      onOpenChange={onDone}
      footer={
        <>
          <Button onClick={onDone}>Done</Button>
          <ButtonLink href={site} variant="primary" target="_blank" rel="noopener">
            {publicReviewCopy.action}
          </ButtonLink>
        </>
      }
    >
      <Text>{`We received your review of ${firstName}. ${publicReviewCopy.request}`}</Text>
    </Dialog>
  );
}
