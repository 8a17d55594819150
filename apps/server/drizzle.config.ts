import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: ["./src/modules/**/*.table.ts", "./src/platform/**/*.table.ts"],
  out: "./drizzle",
});
