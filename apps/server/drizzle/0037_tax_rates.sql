ALTER TABLE "checkout" ADD COLUMN "tax_rates" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "tax_rates" jsonb;