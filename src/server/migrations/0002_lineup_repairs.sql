CREATE TABLE "lineup_repairs" (
	"team_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lineup_repairs_team_id_game_id_pk" PRIMARY KEY("team_id","game_id")
);
--> statement-breakpoint
ALTER TABLE "lineup_repairs" ADD CONSTRAINT "lineup_repairs_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lineup_repairs" ADD CONSTRAINT "lineup_repairs_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;