import type { ConsignmentSide } from "@heirloop/contract/consignment/consignment.schema";
import { MessageCircle } from "lucide-react";
import { Button } from "../../components/button/button.tsx";
import { AppForm } from "../../theme/form.tsx";
import type { CollectionFormProps } from "./collection-form.tsx";

const labels: Record<ConsignmentSide, string> = {
  consigner: "Message the shop",
  holder: "Message the owner",
};

export type ConsignmentMessageProps = Pick<CollectionFormProps, "consignment" | "sending"> & {
  side: ConsignmentSide;
  /** Of the piece on this page. */
  name: string;
};

/** Opens the chat about a consignment. Posts `consignment` and the intent `message` to the page's own address. */
export function ConsignmentMessage({ consignment, side, name, sending }: ConsignmentMessageProps) {
  return (
    <AppForm method="post" preventScrollReset>
      <input type="hidden" name="consignment" value={consignment._id} />
      <Button
        type="submit"
        icon={MessageCircle}
        name="intent"
        value="message"
        aria-label={`${labels[side]} about ${name}`}
        busy={sending === "message"}
      >
        {labels[side]}
      </Button>
    </AppForm>
  );
}
