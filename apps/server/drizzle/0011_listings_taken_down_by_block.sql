ALTER TABLE "listing" ADD COLUMN "taken_down_by_block" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_block_inactive" CHECK (not "listing"."taken_down_by_block" or "listing"."status" = 'inactive');--> statement-breakpoint
UPDATE "listing" SET "status" = 'inactive', "taken_down_by_block" = true, "updated_at" = now() FROM "user" WHERE "user"."id" = "listing"."seller_id" AND "user"."blocked_at" IS NOT NULL AND "listing"."status" = 'active';
