CREATE TABLE "review_reply" (
	"review_id" text NOT NULL,
	"about" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "review_reply_review_id_about_pk" PRIMARY KEY("review_id","about")
);
--> statement-breakpoint
CREATE TABLE "review_report" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"about" text NOT NULL,
	"target" text NOT NULL,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decision" text
);
--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "seller_review_removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "buyer_review_removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_reply" ADD CONSTRAINT "review_reply_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_reporter_id_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_report_once" ON "review_report" USING btree ("review_id","about","target","reporter_id");--> statement-breakpoint
CREATE INDEX "review_report_open" ON "review_report" USING btree ("created_at") WHERE "review_report"."decision" is null;