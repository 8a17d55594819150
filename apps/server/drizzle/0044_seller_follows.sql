CREATE TABLE "seller_follow" (
	"follower_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_follow_follower_id_seller_id_pk" PRIMARY KEY("follower_id","seller_id"),
	CONSTRAINT "seller_follow_two_people" CHECK ("seller_follow"."follower_id" <> "seller_follow"."seller_id")
);
--> statement-breakpoint
ALTER TABLE "seller_follow" ADD CONSTRAINT "seller_follow_follower_id_user_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_follow" ADD CONSTRAINT "seller_follow_seller_id_user_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_follow_seller" ON "seller_follow" USING btree ("seller_id");