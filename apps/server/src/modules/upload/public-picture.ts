/**
 * Pictures come from the upload call, or are of the demo world, whose names have dots (`shot.sofa.front`); anything else would make visitors'
 * browsers call strangers.
 */
const pictureForm = /^\/pictures\/(?!private\/)[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*(?:\/[A-Za-z0-9_-]+)*$/;
export const isPublicPicture = (address: string): boolean => pictureForm.test(address);
