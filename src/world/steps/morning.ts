/** The morning: players are rested, healed and a day further, gaps are filled from the farm, and money flows. */

import { setImmediate } from 'node:timers/promises';
import { asc } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { payDay } from '#domains/finances/store/pay-day.ts';
import { morningOf, type Waking } from '#domains/player/rules/morning.ts';
import { livesOfTeams, saveLives } from '#domains/player/store/lives.ts';
import { sendFillInsHome } from '#domains/roster/store/fill-ins.ts';
import { recallWhereNeeded } from '#domains/roster/store/recalls.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import type { StepContext, StepDetail } from '#world/steps/step.ts';

/** Players of so many teams are in memory at once: a large world must not need a large process. */
const TEAMS_AT_A_TIME = 30;

export async function takeMorning(context: StepContext): Promise<StepDetail> {
  const { tx, moment, absoluteDay, worldSeed } = context;
  const rows = pgRows(tx);
  await sendFillInsHome(rows, moment.season);
  const woken = await wakeEverybody(tx, { season: moment.season, absoluteDay, days: 1, worldSeed });
  const moved = await recallWhereNeeded(rows, { ...moment, absoluteDay, worldSeed });
  await payDay(tx, moment);
  return { players: woken, recalls: moved };
}

/** The database writes the players of some teams while the next ones wake up. @returns how many players there are. */
async function wakeEverybody(tx: Transaction, waking: Waking): Promise<number> {
  const teamIds = (await tx.select({ id: teams.id }).from(teams).orderBy(asc(teams.id))).map((team) => team.id);
  const load = async (from: number) =>
    [...(await livesOfTeams(pgReader(tx), teamIds.slice(from, from + TEAMS_AT_A_TIME))).values()].flat();
  let woken = 0;
  let saving = Promise.resolve();
  let lives = await load(0);
  for (let from = 0; from < teamIds.length; from += TEAMS_AT_A_TIME) {
    const awake = lives.map((life) => morningOf(life, waking));
    woken += awake.length;
    await saving;
    lives = await load(from + TEAMS_AT_A_TIME);
    saving = saveLives(pgRows(tx), awake);
    // It is awaited before the next query; until then its failure is nobody's business.
    saving.catch(() => {});
    // A turn for the query to leave, before this thread is busy again.
    await setImmediate();
  }
  await saving;
  return woken;
}
