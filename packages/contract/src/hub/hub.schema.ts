import * as z from "zod/mini";
import { regionCodes } from "./hub.ts";

export const regionSchema = z.enum(regionCodes);
