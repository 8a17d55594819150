/** `MM/YY`; number pads of phones have no slash, so it may be missing, and have spaces around it. */
export const cardExpiryPattern = /^(0[1-9]|1[0-2])\s*(?:\/\s*)?(\d{2})$/;

/** `1230` and `12 / 30` → `12/30`; anything that is no expiry date stays as typed. */
export const formatCardExpiry = (typed: string): string => typed.trim().replace(cardExpiryPattern, "$1/$2");
