ALTER TABLE "consignment" ADD COLUMN "proposals" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "consignment" ADD COLUMN "agreed" jsonb;--> statement-breakpoint
ALTER TABLE "consignment" ADD COLUMN "pickup" jsonb;--> statement-breakpoint
ALTER TABLE "consignment" ADD COLUMN "appointment_changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consignment_step" ADD COLUMN "reason" text;