CREATE TABLE "listing_report" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decision" text
);
--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "taken_down_reason" text;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "taken_down_from_sale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_report" ADD CONSTRAINT "listing_report_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_report" ADD CONSTRAINT "listing_report_reporter_id_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_report_once" ON "listing_report" USING btree ("listing_id","reporter_id");--> statement-breakpoint
CREATE INDEX "listing_report_open" ON "listing_report" USING btree ("created_at") WHERE "listing_report"."decision" is null;--> statement-breakpoint
CREATE INDEX "listing_taken_down" ON "listing" USING btree ("taken_down_at") WHERE "listing"."taken_down_at" is not null;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_taken_down_whole" CHECK (("listing"."taken_down_at" is null) = ("listing"."taken_down_reason" is null));--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_taken_down_inactive" CHECK ("listing"."taken_down_at" is null or "listing"."status" = 'inactive');