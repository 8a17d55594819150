import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { documentFolder, machineDocuments } from "./machine-documents.ts";

const documents = machineDocuments();
mkdirSync(documentFolder, { recursive: true });
for (const file of readdirSync(documentFolder)) if (!documents.has(file)) rmSync(join(documentFolder, file));
for (const [file, text] of documents) writeFileSync(join(documentFolder, file), text);
console.log(`Wrote ${documents.size} pages to docs/machines.`);
