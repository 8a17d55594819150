CREATE TABLE "payment_intent" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"checkout_id" text,
	"order_id" text,
	"payout_id" text,
	"payee_id" text,
	"payment_method" text,
	"reference" text,
	"return_url" text,
	"confirmation_url" text,
	"arrives_at" timestamp with time zone,
	"attempts" integer NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_intent_of_something" CHECK (num_nonnulls("payment_intent"."checkout_id", "payment_intent"."order_id", "payment_intent"."payout_id") > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"key" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "held" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "problem" jsonb;--> statement-breakpoint
ALTER TABLE "idempotency" ADD COLUMN "begun" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox_card" ADD COLUMN "confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD COLUMN "captures" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD COLUMN "confirmation_id" text;--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "sandbox_confirmation" ADD COLUMN "return_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_intent" ADD CONSTRAINT "payment_intent_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_intent_checkout" ON "payment_intent" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payment_intent_order" ON "payment_intent" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_intent_payout" ON "payment_intent" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "payment_intent_pending" ON "payment_intent" USING btree ("created_at") WHERE "payment_intent"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "sandbox_charge_confirmation" ON "sandbox_charge" USING btree ("confirmation_id");--> statement-breakpoint
-- A checkout at the bank had no intent, so nothing can continue it. Its hold ends by itself.
UPDATE "checkout" SET "status" = 'ended' WHERE "status" = 'waiting';