CREATE TABLE "profile_slug" (
	"slug" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profile_slug" ADD CONSTRAINT "profile_slug_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;