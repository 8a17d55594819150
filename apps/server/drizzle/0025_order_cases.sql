CREATE TABLE "order_case_entry" (
	"id" text NOT NULL,
	"case_id" text NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"by" text,
	"user_id" text,
	"message" text,
	"pictures" jsonb NOT NULL,
	"solution_type" text,
	"solution_amount" integer,
	"window" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_case_entry_case_id_number_pk" PRIMARY KEY("case_id","number")
);
--> statement-breakpoint
CREATE TABLE "order_case" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"wanted_type" text NOT NULL,
	"wanted_amount" integer,
	"proposal_type" text,
	"proposal_amount" integer,
	"agreed_type" text,
	"agreed_amount" integer,
	"proposals" jsonb NOT NULL,
	"pickup" jsonb,
	"tracking" text,
	"received" boolean DEFAULT false NOT NULL,
	"outcome" text,
	"refund_intent_id" text,
	"refunded" integer DEFAULT 0 NOT NULL,
	"deadline_at" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "order_case_closed" CHECK (("order_case"."closed_at" is null) = ("order_case"."status" not in ('resolved', 'withdrawn')))
);
--> statement-breakpoint
ALTER TABLE "order_case_entry" ADD CONSTRAINT "order_case_entry_case_id_order_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."order_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_case" ADD CONSTRAINT "order_case_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_case_order" ON "order_case" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_case_refund" ON "order_case" USING btree ("refund_intent_id");--> statement-breakpoint
CREATE INDEX "order_case_open" ON "order_case" USING btree ("opened_at") WHERE "order_case"."closed_at" is null;