/** The night: the last games end, teams are rated anew, and on certain nights the season turns. */

import { asc, eq } from 'drizzle-orm';
import { rateTeams } from '#domains/club/store/rate-teams.ts';
import { finishLiveGame } from '#domains/game/store/live.ts';
import { games } from '#domains/game/tables.ts';
import { playoffDay } from '#domains/season/rules/fixtures.ts';
import { announceMovements } from '#domains/season/store/movements.ts';
import { announceChampions, closeRegularSeason, openNextRound } from '#domains/season/store/playoffs.ts';
import { rollOver } from '#domains/season/store/rollover/roll-over.ts';
import { seasons } from '#domains/season/tables.ts';
import { FIRST_PLAYOFF_DAY, isTransition, phaseOn } from '#engine/calendar.ts';
import { PLAYOFF_ROUNDS } from '#engine/schedule/playoff-constants.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { StepContext, StepDetail } from '#world/steps/step.ts';

/** Games that have begun and not yet ended. */
export async function liveGameIds(tx: Transaction): Promise<number[]> {
  const rows = await tx.select({ id: games.id }).from(games).where(eq(games.status, 'live')).orderBy(asc(games.id));
  return rows.map((row) => row.id);
}

/** In real time the night waits for the live games; else it plays them to their end. */
export async function takeNight(context: StepContext): Promise<StepDetail> {
  const { tx, moment, absoluteDay, worldSeed, now } = context;
  const live = await liveGameIds(tx);
  for (const gameId of live) await finishLiveGame(tx, { gameId, now });
  await turnSeason(context);
  const season = isTransition(moment) ? moment.season + 1 : moment.season;
  const rated = await rateTeams(tx, { season, absoluteDay: absoluteDay + 1, worldSeed }, now);
  return { finished: live.length, rated };
}

async function turnSeason({ tx, moment, worldSeed }: StepContext): Promise<void> {
  const { season, day } = moment;
  const ofWorld = { season, worldSeed };
  if (day === FIRST_PLAYOFF_DAY - 1) await closeRegularSeason(tx, ofWorld);
  for (let round = 1; round < PLAYOFF_ROUNDS; round++) {
    if (day === playoffDay(round + 1, 1) - 1) await openNextRound(tx, ofWorld);
  }
  if (day === playoffDay(PLAYOFF_ROUNDS + 1, 1) - 1) {
    await announceChampions(tx, { season, day });
    await announceMovements(tx, { season, day });
  }
  if (isTransition(moment)) return rollOver(tx, ofWorld);
  await tx
    .update(seasons)
    .set({ phase: phaseOn(day + 1) })
    .where(eq(seasons.number, season));
}
