import type { Endpoint } from "@heirloop/contract/endpoint/endpoint";
import { ProblemError } from "../platform/problem.ts";
import { errorCodes } from "./openapi.ts";

/** @throws Error when the endpoint's contract does not declare the error, which is the cause */
export function checkDeclared(endpoint: Endpoint, error: ProblemError): void {
  if (errorCodes(endpoint).includes(error.code)) return;
  const { method, path } = endpoint;
  const breach = `${method} ${path} broke its contract: it does not declare the error ${error.code}`;
  throw new Error(breach, { cause: error });
}

/**
 * Runs a step of a call. An error that the endpoint's contract does not declare becomes a fault of the server, in
 * every mode, as an answer that breaks the contract does: clients have no message for it.
 */
export async function onlyDeclaredErrors<T>(endpoint: Endpoint, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof ProblemError) checkDeclared(endpoint, error);
    throw error;
  }
}
