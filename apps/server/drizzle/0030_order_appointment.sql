ALTER TABLE "order" ADD COLUMN "reschedule" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "late" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "no_show" jsonb;