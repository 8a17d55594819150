CREATE TABLE "cart" (
	"user_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "chat_seen" (
	"chat_id" text NOT NULL,
	"user_id" text NOT NULL,
	"up_to" integer NOT NULL,
	CONSTRAINT "chat_seen_chat_id_user_id_pk" PRIMARY KEY("chat_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"buyer_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"order_id" text,
	"seller_alias" text NOT NULL,
	"last_number" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_two_people" CHECK ("chat"."buyer_id" <> "chat"."seller_id")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" text PRIMARY KEY NOT NULL,
	"chat_id" text NOT NULL,
	"number" integer NOT NULL,
	"client_id" text,
	"type" text NOT NULL,
	"text" text,
	"picture_key" text,
	"sender_id" text,
	"offer" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"request" jsonb NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consignment_decline" (
	"consignment_id" text NOT NULL,
	"business_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consignment_decline_consignment_id_business_id_pk" PRIMARY KEY("consignment_id","business_id")
);
--> statement-breakpoint
CREATE TABLE "consignment" (
	"id" text PRIMARY KEY NOT NULL,
	"consigner_id" text NOT NULL,
	"title" text NOT NULL,
	"images" text[] NOT NULL,
	"kind" text NOT NULL,
	"brand" text,
	"age" text,
	"condition" text NOT NULL,
	"width" double precision NOT NULL,
	"depth" double precision NOT NULL,
	"height" double precision NOT NULL,
	"place" text NOT NULL,
	"zip" text NOT NULL,
	"hub" text NOT NULL,
	"expected_price" integer NOT NULL,
	"pickup_access" text,
	"status" text NOT NULL,
	"price_plan" integer,
	"share" integer,
	"accepted_by" text,
	"listing_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consignment_accepted_whole" CHECK (("consignment"."accepted_by" is null) = ("consignment"."price_plan" is null) and ("consignment"."accepted_by" is null) = ("consignment"."share" is null))
);
--> statement-breakpoint
CREATE TABLE "discount" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"email" text NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	"min_subtotal" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" text,
	"checkout_id" text,
	CONSTRAINT "discount_use_whole" CHECK (("discount"."used_at" is null) = ("discount"."used_by" is null))
);
--> statement-breakpoint
CREATE TABLE "favorite" (
	"user_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" text PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"account_id" text NOT NULL,
	"action" text NOT NULL,
	"detail" text,
	"request_id" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"entered_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"phone" text,
	"slug" text NOT NULL,
	"picture" text,
	"admin" boolean DEFAULT false NOT NULL,
	"is_business" boolean DEFAULT false NOT NULL,
	"lng" double precision,
	"lat" double precision,
	"place" text,
	"hub" text,
	"region" text,
	"blocked_at" timestamp with time zone,
	"blocked_reason" text,
	"payouts_connected_at" timestamp with time zone,
	"shop_name" text,
	"story" text,
	"banner" text,
	"policies" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_email_small" CHECK ("user"."email" = lower("user"."email")),
	CONSTRAINT "user_coordinates_whole" CHECK (("user"."lng" is null) = ("user"."lat" is null)),
	CONSTRAINT "user_blocked_reason" CHECK (("user"."blocked_at" is null) = ("user"."blocked_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "listing_price" (
	"listing_id" text NOT NULL,
	"price" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_price_listing_id_since_pk" PRIMARY KEY("listing_id","since")
);
--> statement-breakpoint
CREATE TABLE "listing_question" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"asked_by" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "listing_question_answer_whole" CHECK (("listing_question"."answer" is null) = ("listing_question"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"seller_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"price" integer NOT NULL,
	"compare_at_price" integer,
	"images" text[] NOT NULL,
	"brand" text,
	"designer" boolean DEFAULT false NOT NULL,
	"condition" text NOT NULL,
	"condition_notes" text,
	"categories" text[] NOT NULL,
	"sub_categories" text[] NOT NULL,
	"types" text[] NOT NULL,
	"materials" text[] NOT NULL,
	"style" text,
	"color" text,
	"rooms" text[] NOT NULL,
	"width" double precision NOT NULL,
	"depth" double precision NOT NULL,
	"height" double precision NOT NULL,
	"weight" double precision,
	"status" text NOT NULL,
	"sold_to" text,
	"sold_at" timestamp with time zone,
	"reserved_until" timestamp with time zone,
	"reserved_by" text,
	"lng" double precision,
	"lat" double precision,
	"place" text,
	"hub" text DEFAULT 'NA' NOT NULL,
	"region" text,
	"pickup" boolean NOT NULL,
	"delivery" boolean NOT NULL,
	"local_fee" integer DEFAULT 7900 NOT NULL,
	"carrier_fee" integer DEFAULT 22900 NOT NULL,
	"consigned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_sold_names_order" CHECK (("listing"."status" = 'sold') = ("listing"."sold_to" is not null)),
	CONSTRAINT "listing_status" CHECK ("listing"."status" in ('active', 'sold', 'inactive')),
	CONSTRAINT "listing_hold_whole" CHECK (("listing"."reserved_until" is null) = ("listing"."reserved_by" is null)),
	CONSTRAINT "listing_price" CHECK ("listing"."price" > 0),
	CONSTRAINT "listing_was_dearer" CHECK ("listing"."compare_at_price" > "listing"."price"),
	CONSTRAINT "listing_coordinates_whole" CHECK (("listing"."lng" is null) = ("listing"."lat" is null))
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"listing_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_list_listing_id_user_id_pk" PRIMARY KEY("listing_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"sender_name" text,
	"listing_ids" text[] NOT NULL,
	"order_id" text,
	"chat_id" text,
	"seen" boolean DEFAULT false NOT NULL,
	"previewed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_listing" (
	"order_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"position" integer NOT NULL,
	"price" integer NOT NULL,
	"claims" boolean NOT NULL,
	CONSTRAINT "order_listing_order_id_listing_id_pk" PRIMARY KEY("order_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "order_step" (
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"side" text,
	"user_id" text,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_step_order_id_number_pk" PRIMARY KEY("order_id","number")
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" text PRIMARY KEY NOT NULL,
	"checkout_id" text NOT NULL,
	"chat_id" text NOT NULL,
	"buyer_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"schedule_viewing" boolean DEFAULT false NOT NULL,
	"approved" boolean DEFAULT false NOT NULL,
	"offer_amount" integer,
	"offer_status" text,
	"offer_counter" integer,
	"offer_turn" text,
	"items" integer NOT NULL,
	"delivery" integer NOT NULL,
	"discount" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"address" jsonb,
	"contact" jsonb,
	"buyer_hub" text,
	"seller_hub" text,
	"proposals" jsonb NOT NULL,
	"agreed" jsonb,
	"carrier_name" text,
	"carrier_quote" integer,
	"tracking" text,
	"proof" text,
	"handoff_code" text,
	"complete_off_asked_by" text,
	"deadline_event" text,
	"deadline_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_total" CHECK ("order"."total" = "order"."items" + "order"."delivery" - "order"."discount" + "order"."tax"),
	CONSTRAINT "order_offer_whole" CHECK (("order"."offer_amount" is null) = ("order"."offer_status" is null)),
	CONSTRAINT "order_deadline_whole" CHECK (("order"."deadline_at" is null) = ("order"."deadline_event" is null)),
	CONSTRAINT "order_two_people" CHECK ("order"."buyer_id" <> "order"."seller_id")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"posting" text NOT NULL,
	"account" text NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_posting_account_pk" PRIMARY KEY("posting","account"),
	CONSTRAINT "ledger_not_nothing" CHECK ("ledger"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"order_id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"payment_method" text NOT NULL,
	"card" text NOT NULL,
	"reference" text,
	"amount" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_card" (
	"payment_method" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reference" text,
	"sent_at" timestamp with time zone,
	"arrives_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_listing" (
	"review_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"position" integer NOT NULL,
	"rating" integer,
	"feedback" text,
	CONSTRAINT "review_listing_review_id_listing_id_pk" PRIMARY KEY("review_id","listing_id"),
	CONSTRAINT "review_listing_rating" CHECK ("review_listing"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"buyer_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"seller_rating" integer,
	"seller_feedback" text,
	"buyer_rating" integer,
	"buyer_feedback" text,
	"buyer_declined" boolean DEFAULT false NOT NULL,
	"seller_declined" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "review_seller_rating" CHECK ("review"."seller_rating" between 1 and 5),
	CONSTRAINT "review_buyer_rating" CHECK ("review"."buyer_rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "search_event" (
	"id" text PRIMARY KEY NOT NULL,
	"event_type" text NOT NULL,
	"event_name" text NOT NULL,
	"index_name" text NOT NULL,
	"query_id" text,
	"object_ids" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_term" (
	"day" date NOT NULL,
	"term" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_term_day_term_pk" PRIMARY KEY("day","term")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"user_id" text NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_user_id_call_key_pk" PRIMARY KEY("user_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"key" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_card" (
	"payment_method" text PRIMARY KEY NOT NULL,
	"behaviour" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_charge" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment_method" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_confirmation" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_method" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_onboarding" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_transfer" (
	"reference" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount" integer NOT NULL,
	"arrives_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_seen" ADD CONSTRAINT "chat_seen_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_seen" ADD CONSTRAINT "chat_seen_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_buyer_id_user_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_seller_id_user_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sender_id_user_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignment_decline" ADD CONSTRAINT "consignment_decline_consignment_id_consignment_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."consignment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignment_decline" ADD CONSTRAINT "consignment_decline_business_id_user_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignment" ADD CONSTRAINT "consignment_consigner_id_user_id_fk" FOREIGN KEY ("consigner_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignment" ADD CONSTRAINT "consignment_accepted_by_user_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignment" ADD CONSTRAINT "consignment_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount" ADD CONSTRAINT "discount_used_by_user_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_admin_id_user_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_account_id_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_entered_by_user_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_price" ADD CONSTRAINT "listing_price_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_question" ADD CONSTRAINT "listing_question_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_question" ADD CONSTRAINT "listing_question_asked_by_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_seller_id_user_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_reserved_by_user_id_fk" FOREIGN KEY ("reserved_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_listing" ADD CONSTRAINT "order_listing_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_listing" ADD CONSTRAINT "order_listing_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_step" ADD CONSTRAINT "order_step_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_buyer_id_user_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_seller_id_user_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_seller_id_user_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_listing" ADD CONSTRAINT "review_listing_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_listing" ADD CONSTRAINT "review_listing_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_buyer_id_user_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_seller_id_user_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_listing" ON "cart" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_one_per_piece" ON "chat" USING btree ("buyer_id","listing_id","seller_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_order" ON "chat" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "chat_buyer" ON "chat" USING btree ("buyer_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_seller" ON "chat" USING btree ("seller_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "message_number" ON "message" USING btree ("chat_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "message_client_id" ON "message" USING btree ("chat_id","sender_id","client_id") WHERE "message"."client_id" is not null;--> statement-breakpoint
CREATE INDEX "checkout_user" ON "checkout" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consignment_hub" ON "consignment" USING btree ("hub","status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consignment_accepted_by" ON "consignment" USING btree ("accepted_by","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consignment_consigner" ON "consignment" USING btree ("consigner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_code" ON "discount" USING btree ("code");--> statement-breakpoint
CREATE INDEX "discount_email" ON "discount" USING btree ("email","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "favorite_listing" ON "favorite" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_account" ON "audit" USING btree ("account_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "password_reset_user" ON "password_reset" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_entered_by" ON "session" USING btree ("entered_by");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_email" ON "user" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "user_slug" ON "user" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "listing_question_listing" ON "listing_question" USING btree ("listing_id","created_at");--> statement-breakpoint
CREATE INDEX "listing_seller" ON "listing" USING btree ("seller_id","status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listing_for_sale" ON "listing" USING btree ("created_at" DESC NULLS LAST) WHERE "listing"."status" = 'active';--> statement-breakpoint
CREATE INDEX "listing_updated" ON "listing" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "listing_reserved_by" ON "listing" USING btree ("reserved_by") WHERE "listing"."reserved_by" is not null;--> statement-breakpoint
CREATE INDEX "listing_sold_to" ON "listing" USING btree ("sold_to") WHERE "listing"."sold_to" is not null;--> statement-breakpoint
CREATE INDEX "waiting_list_user" ON "waiting_list" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notification_user" ON "notification" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "notification_new" ON "notification" USING btree ("user_id") WHERE not "notification"."previewed";--> statement-breakpoint
CREATE UNIQUE INDEX "order_listing_one_claim" ON "order_listing" USING btree ("listing_id") WHERE "order_listing"."claims";--> statement-breakpoint
CREATE INDEX "order_listing_listing" ON "order_listing" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "order_buyer" ON "order" USING btree ("buyer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_seller" ON "order" USING btree ("seller_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_chat" ON "order" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "order_checkout" ON "order" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "ledger_order" ON "ledger" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once" ON "ledger" USING btree ("order_id","kind","account");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_reference" ON "payment" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "saved_card_user" ON "saved_card" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_order" ON "payout" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payout_seller" ON "payout" USING btree ("seller_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "review_order" ON "review" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "review_buyer" ON "review" USING btree ("buyer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "review_seller" ON "review" USING btree ("seller_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "review_published" ON "review" USING btree ("published_at" DESC NULLS LAST) WHERE "review"."published_at" is not null and "review"."seller_rating" is not null;--> statement-breakpoint
CREATE INDEX "search_event_at" ON "search_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("run_at") WHERE "job"."failed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_key" ON "job" USING btree ("name","key") WHERE "job"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "sandbox_onboarding_user" ON "sandbox_onboarding" USING btree ("user_id");