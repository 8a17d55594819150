CREATE TABLE "payment_dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "ledger_once";--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "cause" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_intent" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "bank_payout" text;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_dispute" ADD CONSTRAINT "payment_dispute_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_dispute_order" ON "payment_dispute" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_intent_request" ON "payment_intent" USING btree ("order_id","request_key");--> statement-breakpoint
CREATE INDEX "user_payout_account" ON "user" USING btree ("payout_account");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once" ON "ledger" USING btree ("order_id","kind","payee","cause","account");