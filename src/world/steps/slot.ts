/** A face-off slot: the games of the leagues that play in it begin, or are played through at once. */
import { and, asc, eq } from 'drizzle-orm';
import { storeInputs } from '#domains/game/store/inputs.ts';
import { startLiveGames } from '#domains/game/store/live.ts';
import { loadMatchInputs } from '#domains/game/store/match-input.ts';
import { recordResults } from '#domains/game/store/record.ts';
import { games } from '#domains/game/tables.ts';
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
async function playAtOnce({ tx, moment, absoluteDay, now, simulate }: StepContext, gameIds: readonly number[]) {
  const loaded = await loadMatchInputs(tx, gameIds, { season: moment.season, absoluteDay });
  await storeInputs(tx, new Map(loaded.map((game) => [game.gameId, game.input])));
  const played = await simulate(loaded.map(({ gameId, input }) => ({ gameId, input })));
  const recorded = await recordResults(
    tx,
    played.map((game) => ({ ...game, finishedAt: now })),
  );
  return recorded.length;
}
