ALTER TABLE "payment_intent" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "payout_information_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD COLUMN "disputed" boolean DEFAULT false NOT NULL;