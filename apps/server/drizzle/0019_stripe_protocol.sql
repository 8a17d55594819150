-- The sandbox keeps Stripe's objects, so what it stored before is moved. Stop all servers first.
CREATE TABLE "sandbox_account_link" (
	"token" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"return_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_account" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"payouts_enabled" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "payout_account" text;--> statement-breakpoint
ALTER TABLE "sandbox_card" ADD COLUMN "customer" text;--> statement-breakpoint
ALTER TABLE "sandbox_card" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD COLUMN "group" text;--> statement-breakpoint
ALTER TABLE "sandbox_transfer" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "sandbox_transfer" ADD COLUMN "account" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_transfer" ADD COLUMN "group" text;--> statement-breakpoint
ALTER TABLE "sandbox_transfer" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_account_link" ADD CONSTRAINT "sandbox_account_link_account_sandbox_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."sandbox_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_charge_key" ON "sandbox_charge" USING btree ("key");--> statement-breakpoint
CREATE INDEX "sandbox_charge_method" ON "sandbox_charge" USING btree ("payment_method");--> statement-breakpoint
CREATE INDEX "sandbox_transfer_group" ON "sandbox_transfer" USING btree ("group");--> statement-breakpoint
UPDATE "sandbox_card" SET "customer" = 'cus_' || "payment_method";--> statement-breakpoint
UPDATE "sandbox_transfer" SET "account" = 'acct_' || "user_id", "created_at" = "arrives_at" - interval '48 hours';--> statement-breakpoint
INSERT INTO "sandbox_account" ("id", "user_id", "payouts_enabled") SELECT 'acct_' || "id", "id", true FROM "user" WHERE "payouts_connected_at" IS NOT NULL;--> statement-breakpoint
UPDATE "user" SET "payout_account" = 'acct_' || "id" WHERE "payouts_connected_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_onboarding" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "sandbox_onboarding" CASCADE;--> statement-breakpoint
ALTER TABLE "sandbox_transfer" ALTER COLUMN "account" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sandbox_transfer" ALTER COLUMN "created_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sandbox_transfer" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "sandbox_transfer" DROP COLUMN "arrives_at";