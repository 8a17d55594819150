import { growArray } from "./grow-array.ts";

/**
 * Returns a function that returns working memory for numbers, the same one on every call, so that searches
 * leave nothing for the garbage collector.
 */
export function createNumbersScratch(): (length: number) => Uint32Array {
  let numbers = new Uint32Array();
  return (length) => {
    numbers = growArray(numbers, length, (longer) => new Uint32Array(longer));
    return numbers.subarray(0, length);
  };
}

/** Like {@link createNumbersScratch} for bytes, which are all 0 at first. */
export function createBytesScratch(): (length: number) => Uint8Array {
  let bytes = new Uint8Array();
  return (length) => {
    bytes = growArray(bytes, length, (longer) => new Uint8Array(longer));
    return bytes.subarray(0, length).fill(0);
  };
}
