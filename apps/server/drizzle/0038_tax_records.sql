CREATE TABLE "tax_record" (
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"amount" integer NOT NULL,
	"transaction_id" text,
	"recorded" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_record_order_id_number_pk" PRIMARY KEY("order_id","number"),
	CONSTRAINT "tax_record_whole" CHECK (("tax_record"."transaction_id" is null) = ("tax_record"."recorded" is null))
);
--> statement-breakpoint
ALTER TABLE "tax_record" ADD CONSTRAINT "tax_record_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;