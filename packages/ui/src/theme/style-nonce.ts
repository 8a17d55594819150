import { setNonce } from "get-nonce";

/** Radix locks the page's scroll with a style element of its own; under a content security policy it needs the page's nonce. */
export function setStyleNonce(nonce: string): void {
  setNonce(nonce);
}
