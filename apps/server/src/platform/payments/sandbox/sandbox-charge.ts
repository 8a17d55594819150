import type { HTTPException } from "hono/http-exception";
import type { Db } from "../../database/database.ts";
import { invalid, missing } from "./sandbox-requests.ts";
import { findCharge, type SandboxCharge } from "./sandbox.queries.ts";

/** Throws `resource_missing` with the name of what was asked for. */
export async function requireCharge(db: Db, reference: string, what: string): Promise<SandboxCharge> {
  const charge = await findCharge(db, reference);
  if (charge === null) throw missing(what);
  return charge;
}

export const unexpected = (
  object: "payment_intent" | "setup_intent",
  { status }: SandboxCharge,
): HTTPException => invalid(`${object}_unexpected_state`, `This ${object} is ${status}.`);
