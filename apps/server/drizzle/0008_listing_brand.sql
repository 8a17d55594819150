CREATE TABLE "listing_brand" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"designer" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"merged_into" text,
	"proposed_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "listing_brand_name_unique" UNIQUE("name"),
	CONSTRAINT "listing_brand_status" CHECK ("listing_brand"."status" in ('new', 'approved', 'merged', 'rejected')),
	CONSTRAINT "listing_brand_merged_whole" CHECK (("listing_brand"."status" = 'merged') = ("listing_brand"."merged_into" is not null))
);
--> statement-breakpoint
ALTER TABLE "listing_brand" ADD CONSTRAINT "listing_brand_merged_into_listing_brand_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."listing_brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_brand" ADD CONSTRAINT "listing_brand_proposed_by_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_brand_new" ON "listing_brand" USING btree ("created_at") WHERE "listing_brand"."status" = 'new';