ALTER TABLE "payment_intent" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
-- A refund that failed went back to its case, where it was decided again.
UPDATE "payment_intent" SET "settled_at" = "changed_at" WHERE "kind" = 'refund' AND "state" = 'failed' AND "order_id" IN (SELECT "order_id" FROM "order_case");--> statement-breakpoint
ALTER TABLE "sandbox_account" ADD COLUMN "refuses" text;--> statement-breakpoint
CREATE INDEX "payment_intent_failed_refund" ON "payment_intent" USING btree ("changed_at") WHERE "payment_intent"."kind" = 'refund' and "payment_intent"."state" = 'failed' and "payment_intent"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "payout_unsent" ON "payout" USING btree ("due_at") WHERE "payout"."status" in ('waiting', 'held', 'failed');