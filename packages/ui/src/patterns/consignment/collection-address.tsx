import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import { Accordion } from "../../components/accordion/accordion.tsx";
import { PickupFields, type PickupFieldsProps } from "../order/pickup-fields.tsx";
import { nameOtherSide } from "./collection-copy.ts";
import { CollectionForm, type CollectionFormProps } from "./collection-form.tsx";

export type CollectionAddressProps = CollectionFormProps & {
  /** The owner's number, if the account has one. */
  ownPhone: string | null;
};

const cityAndState = /^(.+), ([A-Z]{2})$/;

/** What was entered, or what the owner said when they offered the piece. */
function getValues(
  { pickup, place, zip, pickupAccess }: Consignment,
  ownPhone: string | null,
): PickupFieldsProps["values"] {
  const [, city = "", state = ""] = cityAndState.exec(place) ?? [];
  return {
    address: {
      line1: "",
      city,
      state,
      zip: zip ?? "",
      ...pickup?.address,
      line2: pickup?.address.line2 ?? "",
    },
    phone: pickup?.phone ?? ownPhone ?? "",
    accessNotes: (pickup === null ? pickupAccess : pickup.accessNotes) ?? "",
  };
}

const getTyped = (typed: Readonly<Record<string, string>>): PickupFieldsProps["values"] => {
  const part = (name: string) => typed[`address.${name}`] ?? "";
  return {
    address: {
      line1: part("line1"),
      line2: part("line2"),
      city: part("city"),
      state: part("state"),
      zip: part("zip"),
    },
    phone: typed["phone"] ?? "",
    accessNotes: typed["accessNotes"] ?? "",
  };
};

/** The owner's form of the collection address: open while nothing is entered, and behind a click afterwards. */
export function CollectionAddress({ ownPhone, ...form }: CollectionAddressProps) {
  const { consignment, answer } = form;
  const { pickup } = consignment;
  const typed = answer?.intent === "set-pickup" ? answer : undefined;
  const fields = (
    <CollectionForm key={JSON.stringify(pickup)} {...form} intent="set-pickup" button="Save the address">
      <PickupFields
        values={typed === undefined ? getValues(consignment, ownPhone) : getTyped(typed.values)}
        errors={typed?.errors ?? {}}
        phoneHint={`So that ${nameOtherSide(consignment, "consigner")} can call you on the day.`}
      />
    </CollectionForm>
  );
  if (pickup === null) return fields;
  return (
    <Accordion
      key={JSON.stringify(pickup)}
      items={[{ id: "address", title: "Change the address", open: typed !== undefined, content: fields }]}
    />
  );
}
