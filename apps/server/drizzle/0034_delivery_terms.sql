ALTER TABLE "listing" ADD COLUMN "delivery_terms" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "delivered_by" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "delivery_terms" jsonb;