CREATE TABLE "email_verification" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_device" (
	"user_id" text NOT NULL,
	"device_hash" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_device_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "saved_card" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "shared" jsonb;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "moderation" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_verification" ADD CONSTRAINT "email_verification_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_device" ADD CONSTRAINT "user_device_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_verification_token" ON "email_verification" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "user_device_hash" ON "user_device" USING btree ("device_hash");--> statement-breakpoint
CREATE INDEX "user_device_seen" ON "user_device" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "saved_card_fingerprint" ON "saved_card" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "review_held" ON "review" USING btree ("held_at") WHERE "review"."moderation" = 'held';--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_pending_email_small" CHECK ("user"."pending_email" = lower("user"."pending_email"));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_held_whole" CHECK (("review"."moderation" is null) = ("review"."held_at" is null) and ("review"."moderation" is null) = ("review"."shared" is null));