import { createECDH } from "node:crypto";

/** How this server identifies itself to push services (RFC 8292). */
export type VapidSettings = Readonly<{
  /** In base64url: 65 bytes, and 32 bytes. */
  publicKey: string;
  privateKey: string;
  /** How the operators of a push service reach us: `mailto:…` or `https://…`. */
  subject: string;
}>;

/** Returns the public key of a private key of 32 bytes, in base64url. Throws if it is not a key on P-256. */
export function publicKeyOf(privateKey: Buffer): string {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey);
  return pair.getPublicKey("base64url");
}
