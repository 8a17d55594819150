import * as z from "zod/mini";
import { opaqueIdPattern } from "./opaque-id.ts";

const opaque = () => z.string().check(z.regex(opaqueIdPattern, "Not an id"));

export const userIdSchema = opaque().brand<"UserId">();
export type UserId = z.infer<typeof userIdSchema>;
/** The public id of a listing. */
export const heirloopIdSchema = opaque().brand<"HeirloopId">();
export type HeirloopId = z.infer<typeof heirloopIdSchema>;
export const orderIdSchema = opaque().brand<"OrderId">();
export type OrderId = z.infer<typeof orderIdSchema>;
export const chatIdSchema = opaque().brand<"ChatId">();
export type ChatId = z.infer<typeof chatIdSchema>;
/** Ids of resources that are only referenced by the response that contains them. */
export const idSchema = opaque();

export const slugSchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Use small letters, digits and dashes"), z.maxLength(120));
/** ISO 8601 instant in UTC. */
export const instantSchema = z.iso.datetime();
/** A calendar day, `2026-11-21`. */
export const daySchema = z.iso.date();
