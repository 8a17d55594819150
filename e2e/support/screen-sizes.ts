/** A journey that people take on phones as well as at a desk runs at both sizes. */
export const screenSizes = [
  { name: "a phone", viewport: { width: 390, height: 844 } },
  { name: "a desktop", viewport: { width: 1280, height: 900 } },
];
