import * as z from "zod/mini";
import { hubIds, regionCodes } from "./hub.ts";

export const regionSchema = z.enum(regionCodes);
export const hubIdSchema = z.enum(hubIds);
