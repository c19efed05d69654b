/** A world in which one league plays a season as long as that of the best real one: 32 teams, 84 games each. */

import { and, asc, eq, inArray } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { addGames } from '#domains/game/store/fixtures.ts';
import { games } from '#domains/game/tables.ts';
import type { PlannedGame } from '#domains/season/rules/fixtures.ts';
import { standings } from '#domains/season/tables.ts';
import { Random } from '#engine/random.ts';
import { doubleRoundRobin } from '#engine/schedule/double-round-robin.ts';
import { knownSecret } from '#engine/secret.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { createWorld } from '#world/creation/create.ts';

/** A world consists of leagues of twenty clubs; the teams left over look on. */
const CLUBS = 40;
const TEAMS = 32;
const ROUNDS = 84;
const LEAGUE_ID = 1;
const SEASON = 1;
/** Two rounds a day, so that the season fits in before the first day of the playoffs. */
const SLOTS = [1, 3] as const;

/** The last day with games. */
export const LAST_DAY = ROUNDS / SLOTS.length;
export const GAMES = (ROUNDS * TEAMS) / 2;

/** Makes the world on its first morning, with these games and no others before it. */
export async function createLeagueOf32(db: Database, seed: number): Promise<void> {
  await createWorld({
    db,
    size: CLUBS,
    seed,
    secret: knownSecret(seed),
    pastSeasons: 0,
    dayMinutes: 60,
    now: new Date(),
  });
  await db.transaction(async (tx) => {
    await tx.delete(games);
    const [competition] = await tx
      .select({ id: competitions.id })
      .from(competitions)
      .where(and(eq(competitions.leagueId, LEAGUE_ID), eq(competitions.kind, 'league')));
    if (!competition) throw new Error('the league has no season');
    const teamIds = await fillLeague(tx, competition.id);
    await addGames(pgRows(tx), fixtures(teamIds, { seed, competitionId: competition.id }));
  });
}

async function fillLeague(tx: Transaction, competitionId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(eq(teams.level, 'PRO'))
    .orderBy(asc(teams.id))
    .limit(TEAMS);
  const teamIds = rows.map((row) => row.id);
  await tx.update(teams).set({ leagueId: LEAGUE_ID }).where(inArray(teams.id, teamIds));
  await tx.update(standings).set({ competitionId }).where(inArray(standings.teamId, teamIds));
  return teamIds;
}

/** A double round robin and the first rounds of another one. */
function fixtures(
  teamIds: readonly number[],
  { seed, competitionId }: { seed: number; competitionId: number },
): PlannedGame[] {
  const random = new Random(`${seed}/league of ${TEAMS}`);
  const once = doubleRoundRobin(teamIds, random);
  const roundsOfOnce = once.at(-1)?.round ?? 0;
  const again = doubleRoundRobin(teamIds, random).map((game) => ({ ...game, round: roundsOfOnce + game.round }));
  return [...once, ...again]
    .filter(({ round }) => round <= ROUNDS)
    .map(({ round, home, away }) => ({
      season: SEASON,
      day: Math.ceil(round / SLOTS.length),
      slot: SLOTS[(round - 1) % SLOTS.length] ?? 1,
      competitionId,
      round,
      homeTeamId: home,
      awayTeamId: away,
    }));
}
