import { defineConfig } from "drizzle-kit";
import current from "./drizzle.config.ts";

/** Where `db:regenerate` makes the new migration before it takes the old one's place. */
export default defineConfig({ ...current, out: "./.drizzle-next" });
