CREATE TABLE "rulings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rulings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"player_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"season" integer NOT NULL,
	"day" smallint NOT NULL,
	"offence" text NOT NULL,
	"infraction" text NOT NULL,
	"games" smallint NOT NULL,
	"served_in" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rulings" ADD CONSTRAINT "rulings_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rulings" ADD CONSTRAINT "rulings_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rulings_once" ON "rulings" USING btree ("player_id","game_id");--> statement-breakpoint
CREATE INDEX "rulings_open" ON "rulings" USING btree ("player_id") WHERE cardinality("rulings"."served_in") < "rulings"."games";