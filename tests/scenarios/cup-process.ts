/**
 * Plays the drawn competitions, one game of each after the other and one transaction each, and opens their rounds in the nights
 * between; to be killed by the tests. Reads DATABASE_URL, and from its input when to die: after how many games of each, and
 * whether in the middle of the next transaction. Competitions without an order are played to the end.
 */
import { once } from 'node:events';
import { and, asc, eq, inArray, max } from 'drizzle-orm';
import { pairings } from '#domains/competition/tables.ts';
import { competitionsOnGame } from '#domains/director/on-game.ts';
import { openRounds } from '#domains/director/store.ts';
import { recordResults } from '#domains/game/store/record.ts';
import { games } from '#domains/game/tables.ts';
import { Random } from '#engine/random.ts';
import { createDatabaseClient, type Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { finishedGame } from '../factories/tournament.ts';

export interface Orders {
  competitionIds: readonly number[];
  dies: { after: readonly number[]; isAmid: boolean } | null;
}

const { db, pool } = createDatabaseClient(process.env['DATABASE_URL'] ?? '', 1);
const [line] = await once(process.stdin, 'data');
const { competitionIds, dies }: Orders = JSON.parse(String(line));

/** Plays the next game of a competition; where none is scheduled, a night passes. @returns what happened, null when it is over */
async function takeTurn(tx: Transaction, competitionId: number): Promise<'game' | 'night' | null> {
  const rows = pgRows(tx);
  const [next] = await tx
    .select({ id: games.id, game: games.round, stage: pairings.stage, number: pairings.number })
    .from(games)
    .innerJoin(pairings, eq(pairings.id, games.pairingId))
    .where(and(eq(games.competitionId, competitionId), eq(games.status, 'scheduled')))
    .orderBy(asc(games.day), asc(pairings.number), asc(games.round))
    .limit(1);
  if (next) {
    const key = [competitionId, next.stage, next.number, next.game].join('/');
    await recordResults(rows, [finishedGame(next.id, scoreOf(new Random(key)))], { consumers: [competitionsOnGame] });
    return 'game';
  }
  // A competition may be days ahead of the others; the nights that these have yet to see come first, as in the world.
  const lastDays = await tx
    .select({ competitionId: games.competitionId, season: games.season, day: max(games.day) })
    .from(games)
    .where(inArray(games.competitionId, [...competitionIds]))
    .groupBy(games.competitionId, games.season);
  const own = lastDays.find((each) => each.competitionId === competitionId)?.day ?? 0;
  const nights = lastDays.flatMap(({ season, day }) => (day !== null && day <= own ? [{ season, day }] : []));
  for (const night of nights.toSorted((one, other) => one.day - other.day)) await openRounds(rows, night);
  const isOpen = and(eq(games.competitionId, competitionId), eq(games.status, 'scheduled'));
  return (await tx.$count(games, isOpen)) > 0 ? 'night' : null;
}

/** Returns a score seeded by its place in the bracket, not by its id: a killed program takes ids that it does not use. */
function scoreOf(random: Random) {
  const [goals, margin] = [random.int(0, 5), random.int(1, 3)];
  const [homeScore, awayScore] = random.chance(0.5) ? [goals + margin, goals] : [goals, goals + margin];
  return { homeScore, awayScore, endedIn: 'regulation' as const };
}

for (const [index, id] of competitionIds.entries()) {
  for (let left = dies?.after[index] ?? Number.POSITIVE_INFINITY; left > 0; ) {
    const done = await db.transaction((tx) => takeTurn(tx, id));
    if (done === null) break;
    if (done === 'game') left--;
  }
}
if (dies?.isAmid) {
  await db.transaction(async (tx) => {
    for (const id of competitionIds) await takeTurn(tx, id);
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => {});
  });
}
if (dies) process.kill(process.pid, 'SIGKILL');
await pool.end();
