/** A faceoff slot: the games of the leagues that play in it begin, or are played through at once. */
import { and, asc, eq } from 'drizzle-orm';
import type { PlayedGame } from '#domains/game/simulation/simulate.ts';
import { startLiveGames } from '#domains/game/store/live.ts';
import { openEvenings } from '#domains/game/store/match-input.ts';
import { type FinishedGame, recordAsPlayed } from '#domains/game/store/record.ts';
import { games } from '#domains/game/tables.ts';
import { type GameWithRepairs, tellOfRepairs } from '#domains/lineups/store/repairs.ts';
import type { StepContext, StepDetail } from '#world/steps/step.ts';

export async function takeSlot(context: StepContext, slot: number): Promise<StepDetail> {
  const { tx, moment, now, dayMinutes, enqueue } = context;
  const due = await tx
    .select({ id: games.id })
    .from(games)
    .where(
      and(
        eq(games.season, moment.season),
        eq(games.day, moment.day),
        eq(games.slot, slot),
        eq(games.status, 'scheduled'),
      ),
    )
    .orderBy(asc(games.id));
  const gameIds = due.map((game) => game.id);
  if (context.pace === 'live') {
    const begun = await startLiveGames(tx, { gameIds, now, dayMinutes, enqueue });
    return { begun: begun.length };
  }
  return { played: await playAtOnce(context, gameIds) };
}

/** Plays and records the games; answers how many there were. */
async function playAtOnce(context: StepContext, due: readonly number[]) {
  const { tx, moment, absoluteDay, worldSeed, now, simulate } = context;
  if (due.length === 0) return 0;
  const { games: evenings, known } = await openEvenings(tx, due, { season: moment.season, absoluteDay, worldSeed });
  const gameIds = evenings.map(({ gameId }) => gameId);
  const begun: GameWithRepairs[] = [];
  const recorded = await recordAsPlayed(tx, gameIds, finishedAt(simulate(evenings), now, begun), known);
  await tellOfRepairs(tx, begun, now);
  return recorded.length;
}

/** Gives the games their time, and notes in `begun` what had to be repaired for each. */
async function* finishedAt(
  batches: AsyncIterable<readonly PlayedGame[]>,
  now: Date,
  begun: GameWithRepairs[],
): AsyncGenerator<FinishedGame[]> {
  for await (const batch of batches) {
    begun.push(...batch.map(({ gameId, repaired }) => ({ gameId, repaired })));
    yield batch.map((game) => ({ ...game, finishedAt: now }));
  }
}
