ALTER TABLE "upload" ADD COLUMN "used" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Pictures that something shows already.
UPDATE "upload" SET "used" = true WHERE "address" IN (
  SELECT unnest("images") FROM "listing"
  UNION ALL SELECT unnest("images") FROM "consignment"
  UNION ALL SELECT "picture" FROM "user"
  UNION ALL SELECT "banner" FROM "user"
  UNION ALL SELECT "proof" FROM "order"
  UNION ALL SELECT jsonb_array_elements_text("pictures") FROM "order_case_entry"
  UNION ALL SELECT "image" FROM "blog_post"
);--> statement-breakpoint
CREATE INDEX "upload_unused" ON "upload" USING btree ("created_at") WHERE not "upload"."used";