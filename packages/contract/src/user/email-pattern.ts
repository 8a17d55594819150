/** Text, at sign, text, dot, text (docs/product.md §5), without spaces. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const emailMaximumLength = 254;

export const emailMessages = {
  missing: "Add email first",
  malformed: "Please enter a valid email address",
};
