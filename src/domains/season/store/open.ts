/** Opens a season: its row, everybody in the tables without a point, and all games but the playoffs. */

import { asc } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { games } from '#domains/game/tables.ts';
import { noteSkillProfiles } from '#domains/league/store/skill-profile.ts';
import { leagues } from '#domains/league/tables.ts';
import { type PlannedGame, seasonFixtures } from '#domains/season/rules/fixtures.ts';
import { seasons, standings } from '#domains/season/tables.ts';
import { YEAR_OF_SEASON_0 } from '#engine/calendar.ts';
import { hashString } from '#engine/random.ts';
import { copyInto, takeIds } from '#platform/database/bulk.ts';
import type { Transaction } from '#platform/database/client.ts';

/** Opens the season for the leagues as the teams stand in them now. The caller holds the world. */
export async function openSeason(tx: Transaction, season: number, worldSeed: number): Promise<void> {
  await tx.insert(seasons).values({ number: season, year: YEAR_OF_SEASON_0 + season, phase: 'preseason' });
  const leagueRows = await tx.select().from(leagues).orderBy(asc(leagues.id));
  const teamRows = await tx.select({ id: teams.id, leagueId: teams.leagueId }).from(teams).orderBy(asc(teams.id));
  await noteSkillProfiles(tx, teamRows);
  await copyInto(
    tx,
    standings,
    teamRows.map(({ id, leagueId }) => ({ season, leagueId, teamId: id })),
  );
  const planned = leagueRows.flatMap(({ id, slot }) => {
    const teamIds = teamRows.filter((team) => team.leagueId === id).map((team) => team.id);
    return seasonFixtures({ id, slot, teamIds }, season, worldSeed);
  });
  planned.sort((a, b) => a.day - b.day || a.slot - b.slot || a.leagueId - b.leagueId);
  await addGames(tx, planned, worldSeed);
}

/** Adds games to the schedule, each with its seed. The caller holds the world. */
export async function addGames(
  tx: Transaction,
  planned: readonly (PlannedGame & { seriesId?: number })[],
  worldSeed: number,
): Promise<void> {
  const firstId = await takeIds(tx, games, planned.length);
  await copyInto(
    tx,
    games,
    planned.map((game, index) => {
      const id = firstId + index;
      return { id, ...game, seriesId: game.seriesId ?? null, seed: hashString(`${worldSeed}/game/${id}`) };
    }),
  );
}
