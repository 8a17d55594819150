import type { S3Settings } from "../platform/blobs/s3-blob-store.ts";
import { publicKeyOf, type VapidSettings } from "../platform/push/vapid-keys.ts";
import type { AlgoliaSettings } from "../platform/search/algolia-engine.ts";
import { StartRefused } from "../start-refused.ts";
import { allOrNone } from "./all-or-none.ts";
import type { Settings } from "./settings.schema.ts";

/** Requires all S3 settings or none. */
export function readS3Settings(settings: Settings): S3Settings | null {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_REGION: region } = settings;
  const sentence = "Pictures on S3 also need";
  const needed = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const keys = allOrNone(sentence, needed);
  if (keys === null) {
    if (S3_ENDPOINT === undefined) return null;
    throw new StartRefused(`${sentence}: ${Object.keys(needed).join(", ")}.`);
  }
  return {
    endpoint: S3_ENDPOINT ?? null,
    region,
    bucket: keys.S3_BUCKET,
    accessKeyId: keys.S3_ACCESS_KEY_ID,
    secretAccessKey: keys.S3_SECRET_ACCESS_KEY,
  };
}

/** Requires all Algolia settings or none. */
export function readAlgoliaSettings(settings: Settings): AlgoliaSettings | null {
  const { ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY, ALGOLIA_SEARCH_KEY } = settings;
  const keys = allOrNone("Search on Algolia also needs", {
    ALGOLIA_APP_ID,
    ALGOLIA_ADMIN_KEY,
    ALGOLIA_SEARCH_KEY,
  });
  if (keys === null) {
    if (settings.ALGOLIA_INDEX_PREFIX === undefined) return null;
    throw new StartRefused(
      "ALGOLIA_INDEX_PREFIX is set, but the keys of Algolia are not; set them as well, or unset it.",
    );
  }
  if (keys.ALGOLIA_ADMIN_KEY === keys.ALGOLIA_SEARCH_KEY)
    throw new StartRefused(
      "ALGOLIA_SEARCH_KEY is the admin key, and browsers would get it; set the key that can only search.",
    );
  return {
    appId: keys.ALGOLIA_APP_ID,
    adminKey: keys.ALGOLIA_ADMIN_KEY,
    searchKey: keys.ALGOLIA_SEARCH_KEY,
    indexPrefix: settings.ALGOLIA_INDEX_PREFIX ?? "",
  };
}

/** Returns the key of the account whose Stripe Tax calculates the sales tax; null without it. */
export function readStripeTaxKey({ STRIPE_TAX }: Settings, secretKey: string | undefined): string | null {
  if (!STRIPE_TAX) return null;
  if (secretKey === undefined)
    throw new StartRefused(
      "STRIPE_TAX is on, but the keys of Stripe are not set; set STRIPE_SECRET_KEY as well, or unset it.",
    );
  return secretKey;
}

const isKeyPair = (publicKey: string, privateKey: string): boolean => {
  try {
    return publicKeyOf(Buffer.from(privateKey, "base64url")) === publicKey;
  } catch {
    return false;
  }
};

/** Requires all settings of push notifications or none. */
export function readVapidSettings(settings: Settings): VapidSettings | null {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = settings;
  const all = allOrNone("Push notifications also need", {
    VAPID_PUBLIC_KEY,
    VAPID_PRIVATE_KEY,
    VAPID_SUBJECT,
  });
  if (all === null) return null;
  if (!isKeyPair(all.VAPID_PUBLIC_KEY, all.VAPID_PRIVATE_KEY))
    throw new StartRefused(
      "VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY; set two keys that were created together.",
    );
  return {
    publicKey: all.VAPID_PUBLIC_KEY,
    privateKey: all.VAPID_PRIVATE_KEY,
    subject: all.VAPID_SUBJECT,
  };
}
