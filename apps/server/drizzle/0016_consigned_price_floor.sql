ALTER TABLE "consignment" ADD COLUMN "requested_price" integer;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "price_floor" integer;--> statement-breakpoint
-- A piece that was listed for less than its owner agreed to goes back to the agreed price.
INSERT INTO "listing_price" ("listing_id", "price", "since")
SELECT "listing"."id", "consignment"."price_plan", now() FROM "listing"
JOIN "consignment" ON "consignment"."listing_id" = "listing"."id"
WHERE "consignment"."status" = 'listed' AND "listing"."price" < "consignment"."price_plan";--> statement-breakpoint
UPDATE "listing" SET
	"price" = "consignment"."price_plan",
	"compare_at_price" = CASE WHEN "compare_at_price" > "consignment"."price_plan" THEN "compare_at_price" END,
	"updated_at" = now()
FROM "consignment"
WHERE "consignment"."listing_id" = "listing"."id" AND "consignment"."status" = 'listed'
	AND "listing"."price" < "consignment"."price_plan";--> statement-breakpoint
UPDATE "listing" SET "price_floor" = "consignment"."price_plan"
FROM "consignment"
WHERE "consignment"."listing_id" = "listing"."id" AND "consignment"."status" = 'listed';--> statement-breakpoint
ALTER TABLE "consignment" ADD CONSTRAINT "consignment_requests_less" CHECK ("consignment"."requested_price" is null or ("consignment"."requested_price" < "consignment"."price_plan" and "consignment"."status" in ('accepted', 'collected', 'listed')));--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_price_floor" CHECK ("listing"."price_floor" is null or "listing"."price" >= "listing"."price_floor");