CREATE TABLE "alert" (
	"user_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"type" text NOT NULL,
	"saved_search_id" text,
	"price_before" integer,
	"mail_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_user_id_listing_id_type_pk" PRIMARY KEY("user_id","listing_id","type")
);
--> statement-breakpoint
CREATE TABLE "notification_preference" (
	"user_id" text PRIMARY KEY NOT NULL,
	"muted_in_app" text[] NOT NULL,
	"muted_email" text[] NOT NULL,
	"alert_frequency" text NOT NULL,
	"quiet_from" integer,
	"quiet_until" integer,
	"time_zone" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_preference_quiet" CHECK (("notification_preference"."quiet_from" is null) = ("notification_preference"."quiet_until" is null))
);
--> statement-breakpoint
ALTER TABLE "alert" ADD CONSTRAINT "alert_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert" ADD CONSTRAINT "alert_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_unmailed" ON "alert" USING btree ("user_id") WHERE "alert"."mail_at" is not null;--> statement-breakpoint
CREATE INDEX "alert_listing" ON "alert" USING btree ("listing_id");