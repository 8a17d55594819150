import type { Db } from "../../database/database.ts";
import type { SandboxTaxes } from "./sandbox-tax-api.ts";

export type SandboxOptions = {
  db: Db;
  now: () => Date;
  newId: () => string;
  /** What a caller presents as its secret key. */
  apiKey: string;
  fingerprintKey: Uint8Array;
  /** Tests read what was recorded. */
  taxes?: SandboxTaxes;
};
