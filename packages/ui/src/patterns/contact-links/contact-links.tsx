import { brand } from "@heirloop/contract/brand/brand";
import { TextLink } from "../../components/text-link/text-link.tsx";

/** Our number, ready to be called. */
export function PhoneLink() {
  return (
    <TextLink variant="quiet" href={`tel:${brand.phone.replace(/[^+\d]/g, "")}`}>
      {brand.phone}
    </TextLink>
  );
}

/** Our address, ready to be written to. */
export function EmailLink() {
  return (
    <TextLink variant="quiet" href={`mailto:${brand.email}`}>
      {brand.email}
    </TextLink>
  );
}
