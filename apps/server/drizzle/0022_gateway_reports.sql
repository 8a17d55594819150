-- The sandbox lists disputes and refunds by their date, like Stripe. Refunds from before were all made by the shop.
ALTER TABLE "sandbox_charge" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "sandbox_charge" SET "disputed_at" = now() WHERE "disputed";--> statement-breakpoint
ALTER TABLE "sandbox_charge" DROP COLUMN "disputed";--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD COLUMN "intent" text;--> statement-breakpoint
UPDATE "sandbox_refund" SET "intent" = "key";--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_refund" ALTER COLUMN "created_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD COLUMN "failure" text;
