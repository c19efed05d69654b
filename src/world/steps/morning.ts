/** The morning: players are rested, healed and a day further, gaps are filled from the farm, and money flows. */
import { asc } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { payDay } from '#domains/finances/store/pay-day.ts';
import { morningOf } from '#domains/player/rules/morning.ts';
import { livesOfTeams, saveLives } from '#domains/player/store/lives.ts';
import { recallWhereNeeded } from '#domains/roster/store/recalls.ts';
import type { StepContext, StepDetail } from '#world/steps/step.ts';

/** Players of so many teams are in memory at once: a large world must not need a large process. */
const TEAMS_AT_A_TIME = 30;

export async function takeMorning(context: StepContext): Promise<StepDetail> {
  const { tx, moment, absoluteDay, worldSeed } = context;
  const waking = { season: moment.season, absoluteDay, days: 1, worldSeed };
  const teamIds = (await tx.select({ id: teams.id }).from(teams).orderBy(asc(teams.id))).map((team) => team.id);
  let woken = 0;
  for (let from = 0; from < teamIds.length; from += TEAMS_AT_A_TIME) {
    const lives = [...(await livesOfTeams(tx, teamIds.slice(from, from + TEAMS_AT_A_TIME))).values()].flat();
    await saveLives(
      tx,
      lives.map((life) => morningOf(life, waking)),
    );
    woken += lives.length;
  }
  const moved = await recallWhereNeeded(tx, { ...moment, absoluteDay, worldSeed });
  await payDay(tx, moment);
  return { players: woken, recalls: moved };
}
