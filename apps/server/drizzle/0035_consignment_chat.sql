ALTER TABLE "chat" ALTER COLUMN "listing_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chat" ADD COLUMN "consignment_id" text;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_consignment_id_consignment_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."consignment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_one_per_consignment" ON "chat" USING btree ("consignment_id","seller_id");--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_one_subject" CHECK (("chat"."listing_id" is null) <> ("chat"."consignment_id" is null));--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_order_of_listing" CHECK ("chat"."order_id" is null or "chat"."listing_id" is not null);