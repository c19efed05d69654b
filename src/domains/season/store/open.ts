/** Opens a season: its row, everybody in the tables without a point, and all games but the playoffs. */

import { teams } from '#domains/club/tables.ts';
import { games } from '#domains/game/tables.ts';
import { noteSkillProfiles } from '#domains/league/store/skill-profile.ts';
import { leagues } from '#domains/league/tables.ts';
import { type PlannedGame, seasonFixtures } from '#domains/season/rules/fixtures.ts';
import { seasons, standings } from '#domains/season/tables.ts';
import { DAYS_PER_SEASON, type Phase, YEAR_OF_SEASON_0 } from '#engine/calendar.ts';
import { hashString } from '#engine/random.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Opens the season for the leagues as the teams stand in them now. The caller holds the world. */
export async function openSeason(rows: Rows, season: number, worldSeed: number): Promise<void> {
  await rows.insert(seasons, [{ number: season, year: YEAR_OF_SEASON_0 + season, phase: 'preseason' }]);
  const members = await rows.read(teams, ['id', 'leagueId']);
  await noteSkillProfiles(rows, members);
  await rows.insert(
    standings,
    members.map(({ id, leagueId }) => ({ season, leagueId, teamId: id })),
  );
  const byLeague = Map.groupBy(members, ({ leagueId }) => leagueId);
  const planned = (await rows.read(leagues, ['id', 'slot'])).flatMap(({ id, slot }) => {
    const teamIds = (byLeague.get(id) ?? []).map((team) => team.id);
    return seasonFixtures({ id, slot, teamIds }, season, worldSeed);
  });
  planned.sort((a, b) => a.day - b.day || a.slot - b.slot || a.leagueId - b.leagueId);
  await addGames(rows, planned, worldSeed);
}

/** Adds games to the schedule, each with its seed. The caller holds the world. */
export async function addGames(
  rows: Rows,
  planned: readonly (PlannedGame & { seriesId?: number })[],
  worldSeed: number,
): Promise<void> {
  const firstId = await rows.takeIds(games, planned.length);
  await rows.insert(
    games,
    planned.map((game, index) => {
      const id = firstId + index;
      return { id, ...game, seriesId: game.seriesId ?? null, seed: hashString(`${worldSeed}/game/${id}`) };
    }),
  );
}

/** The season is over. */
export async function closeSeason(rows: Rows, season: number): Promise<void> {
  await rows.updateWhere(seasons, { finishedDay: DAYS_PER_SEASON }, { number: season });
}

/** The season enters a phase. */
export async function enterPhase(rows: Rows, season: number, phase: Phase): Promise<void> {
  await rows.updateWhere(seasons, { phase }, { number: season });
}
