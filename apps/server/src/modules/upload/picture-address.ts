/**
 * Pictures are uploads or demo pictures, whose names have dots (`shot.sofa.front`); any other URL would make
 * visitors' browsers call third parties.
 */
const pictureForm = /^\/pictures\/(?!private\/)[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*(?:\/[A-Za-z0-9_-]+)*$/;
export const isPublicPicture = (address: string): boolean => pictureForm.test(address);

export const isPrivatePicture = (address: string): boolean =>
  /^\/pictures\/private\/[A-Za-z0-9_-]+$/.test(address);

/** Whether it is an upload, public or private, and not a demo picture, which nobody owns. */
export const isUploadedPicture = (address: string): boolean =>
  /^\/pictures\/(?:uploads|private)\//.test(address);

/** The path of a picture from the URL that its uploader got, which may be signed. */
export const toPictureAddress = (url: string): string => url.replace(/\?.*$/, "");
