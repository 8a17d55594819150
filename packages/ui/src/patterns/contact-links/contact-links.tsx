import { brand } from "@heirloop/contract/brand/brand";
import { getPhoneUrl } from "@heirloop/contract/user/phone-number";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { PhoneNumber } from "../phone-number/phone-number.tsx";

/** Our number, ready to be called. */
export function PhoneLink() {
  return (
    <TextLink variant="quiet" href={getPhoneUrl(brand.phone)}>
      <PhoneNumber>{brand.phone}</PhoneNumber>
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
