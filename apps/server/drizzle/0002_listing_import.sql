CREATE TABLE "listing_import_piece" (
	"import_id" text NOT NULL,
	"row" integer NOT NULL,
	"seller_id" text NOT NULL,
	"cells" jsonb NOT NULL,
	"fingerprint" text,
	"outcome" text NOT NULL,
	"listing_id" text,
	"problems" jsonb NOT NULL,
	CONSTRAINT "listing_import_piece_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "listing_import" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"file_name" text NOT NULL,
	"headings" jsonb NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_import_piece" ADD CONSTRAINT "listing_import_piece_import_id_listing_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."listing_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_import_piece" ADD CONSTRAINT "listing_import_piece_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_import" ADD CONSTRAINT "listing_import_seller_id_user_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_import_piece_once" ON "listing_import_piece" USING btree ("seller_id","fingerprint") WHERE "listing_import_piece"."outcome" = 'created';--> statement-breakpoint
CREATE INDEX "listing_import_seller" ON "listing_import" USING btree ("seller_id","created_at" DESC NULLS LAST);