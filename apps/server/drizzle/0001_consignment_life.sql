CREATE TABLE "consignment_step" (
	"consignment_id" text NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"user_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consignment_step_consignment_id_number_pk" PRIMARY KEY("consignment_id","number")
);
--> statement-breakpoint
DROP INDEX "consignment_consigner";--> statement-breakpoint
DROP INDEX "ledger_once";--> statement-breakpoint
DROP INDEX "payout_order";--> statement-breakpoint
ALTER TABLE "consignment" ADD COLUMN "earned" integer;--> statement-breakpoint
ALTER TABLE "consignment" ADD COLUMN "lapses_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "home" jsonb;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "payee" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consignment_step" ADD CONSTRAINT "consignment_step_consignment_id_consignment_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."consignment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignment_step" ADD CONSTRAINT "consignment_step_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consignment_listing" ON "consignment" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "consignment_consigner" ON "consignment" USING btree ("consigner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once" ON "ledger" USING btree ("order_id","kind","payee","account");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_order" ON "payout" USING btree ("order_id","seller_id");--> statement-breakpoint
ALTER TABLE "consignment" ADD CONSTRAINT "consignment_taken_by_one" CHECK (case when "consignment"."status" in ('submitted', 'available') then "consignment"."accepted_by" is null when "consignment"."status" in ('accepted', 'collected', 'listed', 'sold', 'returned') then "consignment"."accepted_by" is not null else true end);--> statement-breakpoint
ALTER TABLE "consignment" ADD CONSTRAINT "consignment_earned_by_sale" CHECK ("consignment"."earned" is null or "consignment"."status" = 'sold');