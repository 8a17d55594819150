import { formatPhone, getPhoneUrl } from "@heirloop/contract/user/phone-number";
import { TextLink } from "../../components/text-link/text-link.tsx";

/** A phone number inside other text; its parts keep their order on pages that are read from right to left. */
export function PhoneNumber({ children }: { children: string }) {
  return <bdi dir="ltr">{children}</bdi>;
}

/** The number of the other side, ready to be called; null if their account has none. */
export function ContactPhone({ phone }: { phone: string | null }) {
  if (phone === null) return "No number given";
  return (
    <TextLink href={getPhoneUrl(phone)}>
      <PhoneNumber>{formatPhone(phone)}</PhoneNumber>
    </TextLink>
  );
}
