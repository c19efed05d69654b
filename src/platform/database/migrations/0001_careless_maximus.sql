CREATE TABLE "closed_features" (
	"feature" text PRIMARY KEY NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"maintenance_since" timestamp with time zone,
	"maintenance_note" text DEFAULT '' NOT NULL,
	"announced" integer DEFAULT 0 NOT NULL,
	"announced_note" text DEFAULT '' NOT NULL,
	"announced_at" timestamp with time zone,
	CONSTRAINT "site_state_is_one_row" CHECK ("site_state"."id" = 1)
);
