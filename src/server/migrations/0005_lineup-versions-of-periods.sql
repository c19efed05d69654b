ALTER TABLE "game_periods" ADD COLUMN "lineup_versions" jsonb;
--> statement-breakpoint
-- What managers had saved until now counts as seen by the games that are on: nothing of it is taken for a change.
UPDATE "game_periods" "period" SET "lineup_versions" = jsonb_build_object(
	'home', coalesce((SELECT "version" FROM "lineups" WHERE "team_id" = "game"."home_team_id" AND "saved_by" = 'manager'), 0),
	'away', coalesce((SELECT "version" FROM "lineups" WHERE "team_id" = "game"."away_team_id" AND "saved_by" = 'manager'), 0)
) FROM "games" "game" WHERE "game"."id" = "period"."game_id" AND "game"."status" = 'live';
