DROP INDEX "listing_sold_types";--> statement-breakpoint
DROP INDEX "blog_post_published";--> statement-breakpoint
DROP INDEX "chat_buyer";--> statement-breakpoint
DROP INDEX "chat_seller";--> statement-breakpoint
DROP INDEX "consignment_hub";--> statement-breakpoint
DROP INDEX "consignment_accepted_by";--> statement-breakpoint
DROP INDEX "consignment_consigner";--> statement-breakpoint
DROP INDEX "discount_email";--> statement-breakpoint
DROP INDEX "audit_at";--> statement-breakpoint
DROP INDEX "audit_account";--> statement-breakpoint
DROP INDEX "contact_message_created";--> statement-breakpoint
DROP INDEX "trade_application_created";--> statement-breakpoint
DROP INDEX "listing_import_seller";--> statement-breakpoint
DROP INDEX "listing_seller";--> statement-breakpoint
DROP INDEX "listing_for_sale";--> statement-breakpoint
DROP INDEX "notification_user";--> statement-breakpoint
DROP INDEX "order_buyer";--> statement-breakpoint
DROP INDEX "order_seller";--> statement-breakpoint
DROP INDEX "payout_seller";--> statement-breakpoint
DROP INDEX "push_subscription_user";--> statement-breakpoint
DROP INDEX "review_buyer";--> statement-breakpoint
DROP INDEX "review_seller";--> statement-breakpoint
DROP INDEX "review_published";--> statement-breakpoint
DROP INDEX "saved_search_user";--> statement-breakpoint
CREATE INDEX "listing_sold_type" ON "listing" USING btree (("types"[1]),"sold_at") WHERE "listing"."status" = 'sold';--> statement-breakpoint
CREATE INDEX "listing_question_open" ON "listing_question" USING btree ("listing_id","created_at","id") WHERE "listing_question"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "blog_post_published" ON "blog_post" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "chat_buyer" ON "chat" USING btree ("buyer_id","last_at");--> statement-breakpoint
CREATE INDEX "chat_seller" ON "chat" USING btree ("seller_id","last_at");--> statement-breakpoint
CREATE INDEX "consignment_hub" ON "consignment" USING btree ("hub","status","created_at");--> statement-breakpoint
CREATE INDEX "consignment_accepted_by" ON "consignment" USING btree ("accepted_by","created_at");--> statement-breakpoint
CREATE INDEX "consignment_consigner" ON "consignment" USING btree ("consigner_id","created_at");--> statement-breakpoint
CREATE INDEX "discount_email" ON "discount" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_account" ON "audit" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "contact_message_created" ON "contact_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "trade_application_created" ON "trade_application" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "listing_import_seller" ON "listing_import" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "listing_seller" ON "listing" USING btree ("seller_id","status","created_at");--> statement-breakpoint
CREATE INDEX "listing_for_sale" ON "listing" USING btree ("created_at") WHERE "listing"."status" = 'active';--> statement-breakpoint
CREATE INDEX "notification_user" ON "notification" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_buyer" ON "order" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "order_seller" ON "order" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "payout_seller" ON "payout" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "push_subscription_user" ON "push_subscription" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "review_buyer" ON "review" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "review_seller" ON "review" USING btree ("seller_id","published_at");--> statement-breakpoint
CREATE INDEX "review_published" ON "review" USING btree ("published_at") WHERE "review"."published_at" is not null and "review"."seller_rating" is not null;--> statement-breakpoint
CREATE INDEX "saved_search_user" ON "saved_search" USING btree ("user_id","created_at");