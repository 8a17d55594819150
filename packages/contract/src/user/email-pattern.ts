/**
 * Text, at sign, text, dot, text (docs/product.md §5), without spaces. The text before the dot has no other dot after
 * its first character: otherwise an address of a million dots would be tried from each of them (docs/decisions/0134).
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
export const emailMaximumLength = 254;

export const emailMessages = {
  missing: "Add email first",
  malformed: "Please enter a valid email address",
};
