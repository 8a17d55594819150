ALTER TABLE "seller_follow" ADD COLUMN "alerted_until" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_follow" ALTER COLUMN "alerted_until" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "seller_follow" ADD COLUMN "alert_at" timestamp with time zone;
