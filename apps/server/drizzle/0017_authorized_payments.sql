-- The spelling of the code.
UPDATE "payment" SET "status" = 'authorized' WHERE "status" = 'authorised';--> statement-breakpoint
UPDATE "sandbox_charge" SET "status" = 'authorized' WHERE "status" = 'authorised';
