CREATE TABLE "contact_message" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"order" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_application" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"studio" text NOT NULL,
	"email" text NOT NULL,
	"website" text,
	"profession" text NOT NULL,
	"tax_id" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contact_message_created" ON "contact_message" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "trade_application_created" ON "trade_application" USING btree ("created_at" DESC NULLS LAST);