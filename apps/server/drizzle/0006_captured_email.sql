CREATE TABLE "captured_email" (
	"email" text PRIMARY KEY NOT NULL,
	"cart" jsonb NOT NULL,
	"recently_viewed" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
