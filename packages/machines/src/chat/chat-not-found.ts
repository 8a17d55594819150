/** Shown for a `chat=` parameter that matches no conversation. */
export const chatNotFoundText =
  "We could not find this conversation. Check the link, or choose it from your messages.";
