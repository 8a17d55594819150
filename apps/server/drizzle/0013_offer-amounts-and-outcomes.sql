ALTER TABLE "order" ADD COLUMN "offer_buyer_amount" integer;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "offer_seller_amount" integer;--> statement-breakpoint
UPDATE "order" SET
	"offer_buyer_amount" = coalesce((
		SELECT ("message"."offer" ->> 'amount')::integer FROM "message"
		WHERE "message"."chat_id" = "order"."chat_id" AND "message"."type" = 'offer-sent'
			AND "message"."sender_id" = "order"."buyer_id" AND "message"."created_at" >= "order"."created_at"
			AND "message"."created_at" <= "order"."changed_at"
		ORDER BY "message"."number" DESC LIMIT 1
	), "offer_amount"),
	"offer_seller_amount" = (
		SELECT ("message"."offer" ->> 'amount')::integer FROM "message"
		WHERE "message"."chat_id" = "order"."chat_id" AND "message"."type" = 'offer-sent'
			AND "message"."sender_id" = "order"."seller_id" AND "message"."created_at" >= "order"."created_at"
			AND "message"."created_at" <= "order"."changed_at"
		ORDER BY "message"."number" DESC LIMIT 1
	)
WHERE "offer_amount" IS NOT NULL;--> statement-breakpoint
-- An offer that ended before its 48 hours were over was lost to another sale.
UPDATE "order" SET "offer_status" = 'sold', "status" = 'deleted'
WHERE "offer_status" = 'expired' AND "status" = 'expired' AND (
	SELECT max("at") FILTER (WHERE "type" = 'expire') < max("at") FILTER (WHERE "type" IN ('offer', 'counter')) + interval '48 hours'
	FROM "order_step" WHERE "order_step"."order_id" = "order"."id"
);--> statement-breakpoint
UPDATE "order" SET "offer_status" = 'removed', "offer_turn" = NULL
WHERE "status" = 'deleted' AND "offer_status" IN ('pending', 'counteroffer');--> statement-breakpoint
-- Messages of offers say what became of them: the last one of its order how that ended, the others that they were superseded.
UPDATE "message" SET "offer" = jsonb_set("message"."offer", '{status}', to_jsonb(CASE
	WHEN EXISTS (
		SELECT 1 FROM "message" "later" WHERE "later"."chat_id" = "message"."chat_id"
			AND "later"."type" = 'offer-sent' AND "later"."number" > "message"."number"
	) THEN 'superseded'
	ELSE coalesce("order"."offer_status", 'superseded')
END))
FROM "chat" LEFT JOIN "order" ON "order"."id" = "chat"."order_id"
WHERE "chat"."id" = "message"."chat_id" AND "message"."type" = 'offer-sent'
	AND "message"."offer" ->> 'status' IN ('pending', 'counteroffer');--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_offer_buyer_amount" CHECK (("order"."offer_amount" is null) = ("order"."offer_buyer_amount" is null));
