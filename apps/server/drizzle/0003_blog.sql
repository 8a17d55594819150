CREATE TABLE "blog_post" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"topic" text NOT NULL,
	"image" text NOT NULL,
	"image_alt" text NOT NULL,
	"author" text NOT NULL,
	"types" text[] NOT NULL,
	"body" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "blog_post_published" ON "blog_post" USING btree ("published_at" DESC NULLS LAST);