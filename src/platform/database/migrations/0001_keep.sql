CREATE TABLE "career_sums" (
	"player_id" integer NOT NULL,
	"kind" text NOT NULL,
	"level" text NOT NULL,
	"tier" smallint NOT NULL,
	"goals" integer DEFAULT 0 NOT NULL,
	"assists" integer DEFAULT 0 NOT NULL,
	"shots" integer DEFAULT 0 NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"blocks" integer DEFAULT 0 NOT NULL,
	"pim" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	"wins" integer DEFAULT 0 NOT NULL,
	"shutouts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "career_sums_player_id_kind_level_tier_pk" PRIMARY KEY("player_id","kind","level","tier")
);
--> statement-breakpoint
CREATE TABLE "season_bests" (
	"competition_id" integer NOT NULL,
	"league_id" integer NOT NULL,
	"season" integer NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"statistic" text NOT NULL,
	"rank" smallint NOT NULL,
	"player_id" integer,
	"team_id" integer NOT NULL,
	"game_id" integer,
	"value" integer NOT NULL,
	CONSTRAINT "season_bests_competition_id_scope_statistic_rank_pk" PRIMARY KEY("competition_id","scope","statistic","rank")
);
--> statement-breakpoint
ALTER TABLE "career_sums" ADD CONSTRAINT "career_sums_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_bests" ADD CONSTRAINT "season_bests_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_bests" ADD CONSTRAINT "season_bests_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_bests" ADD CONSTRAINT "season_bests_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_bests" ADD CONSTRAINT "season_bests_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_bests" ADD CONSTRAINT "season_bests_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "season_bests_by_value" ON "season_bests" USING btree ("scope","statistic","kind","value" DESC NULLS LAST,"season");--> statement-breakpoint
CREATE INDEX "season_bests_by_season" ON "season_bests" USING btree ("season");