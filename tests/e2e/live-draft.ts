import type { GameServer } from './game-server.ts';
import { inDatabaseOf } from './server-database.ts';

/**
 * Opens the draft of a league as on its day, with a club's picks of the first two rounds on the clock first. No season is played
 * to its end within the time of a test.
 */
export async function openDraft(
  server: Pick<GameServer, 'dataDir'>,
  { leagueId, clubId }: { leagueId: number; clubId: number },
): Promise<void> {
  await inDatabaseOf(server, async (client) => {
    // It may have traded one of them in the past.
    await client.query(
      `update draft_picks set owner_club_id = $2 from world
      where season = world.season_number and league_id = $1 and original_club_id = $2 and round <= 2`,
      [leagueId, clubId],
    );
    await client.query(
      `update draft_picks set spot = placed.spot from (
        select draft_picks.id, row_number() over (
          order by (original_club_id = $2 and round <= 2) desc, round, original_club_id
        ) as spot
        from draft_picks join world on draft_picks.season = world.season_number where league_id = $1
      ) placed where placed.id = draft_picks.id`,
      [leagueId, clubId],
    );
    // The club with the first pick has time to look around.
    await client.query(
      `insert into drafts (league_id, season, status, spot, clock_ends_at)
      select $1, season_number, 'live', 1, extract(epoch from now()) * 1000 + 600000 from world`,
      [leagueId],
    );
  });
}
