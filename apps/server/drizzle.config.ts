import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: ["./src/modules/**/*.table.ts", "./src/db/*.table.ts", "./src/adapters/**/*.table.ts"],
  out: "./drizzle",
});
