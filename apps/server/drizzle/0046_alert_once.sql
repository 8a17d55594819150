-- Pieces that two servers alerted twice: the row of the saved search is the one that may wait for its email.
DELETE FROM "alert" USING "alert" AS "other" WHERE "alert"."type" = 'followed-seller' AND "other"."type" = 'saved-search' AND "other"."user_id" = "alert"."user_id" AND "other"."listing_id" = "alert"."listing_id";--> statement-breakpoint
CREATE UNIQUE INDEX "alert_new_piece_once" ON "alert" USING btree ("user_id","listing_id") WHERE "alert"."type" <> 'price-drop';
