import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { useRef } from "react";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { OfferForm } from "./offer-form.tsx";

export type OfferDialogProps = {
  listing: Pick<FullListing, "title" | "price">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** In cents. */
  onOffer: (amount: number) => void;
};

/** The offer form above the page. */
export function OfferDialog({ listing, open, onOpenChange, onOffer }: OfferDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      title="Make an offer"
      description={listing.title}
      size="small"
      field={field}
      open={open}
      onOpenChange={onOpenChange}
    >
      <OfferForm
        price={listing.price}
        field={field}
        onOffer={(amount) => {
          onOpenChange(false);
          onOffer(amount);
        }}
      />
    </Dialog>
  );
}
