/** Area code and exchange begin with 2 to 9. Source: North American Numbering Plan. */
const usNumber = /^(?:\+?1)?([2-9]\d\d)([2-9]\d\d)(\d{4})$/;

const getDigits = (phone: string): string => phone.replaceAll(/[^+\d]/g, "");

/** Returns a US number as `(316) 555-0103`, and any other as it was entered. */
export function formatPhone(phone: string): string {
  const digits = getDigits(phone);
  return usNumber.test(digits) ? digits.replace(usNumber, "($1) $2-$3") : phone;
}

/** Returns the link that calls a number: `tel:+13165550103`. Only US numbers are known to need the country code 1. */
export function getPhoneUrl(phone: string): string {
  return `tel:${getDigits(phone).replace(usNumber, "+1$1$2$3")}`;
}
