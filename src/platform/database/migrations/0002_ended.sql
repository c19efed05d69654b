CREATE TABLE "ended_careers" (
	"player_id" integer NOT NULL,
	"group" text NOT NULL,
	"from_age" smallint NOT NULL,
	"to_age" smallint NOT NULL,
	"tier" smallint NOT NULL,
	"games" integer NOT NULL,
	"goals" integer NOT NULL,
	"assists" integer NOT NULL,
	"wins" integer NOT NULL,
	"saves" integer NOT NULL,
	"shots_against" integer NOT NULL,
	"retired_at" smallint NOT NULL,
	CONSTRAINT "ended_careers_player_id_from_age_pk" PRIMARY KEY("player_id","from_age")
);
--> statement-breakpoint
ALTER TABLE "ended_careers" ADD CONSTRAINT "ended_careers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ended_careers_at_age" ON "ended_careers" USING btree ("group","tier","from_age","to_age");--> statement-breakpoint
CREATE INDEX "ended_careers_by_retiring" ON "ended_careers" USING btree ("retired_at");