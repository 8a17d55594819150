ALTER TABLE "user" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
-- Accounts that were erased before.
UPDATE "user" SET "closed_at" = "blocked_at" WHERE "email" LIKE '%@erased.invalid';--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_closed_blocked" CHECK ("user"."closed_at" is null or "user"."blocked_at" is not null);