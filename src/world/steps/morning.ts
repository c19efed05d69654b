/** The morning: players are rested, healed and a day further, and money flows. */
import { payDay } from '#domains/finances/store/pay-day.ts';
import { morningOf } from '#domains/player/rules/morning.ts';
import { livesOfAllTeams, saveLives } from '#domains/player/store/lives.ts';
import type { StepContext, StepDetail } from '#world/steps/step.ts';

export async function takeMorning(context: StepContext): Promise<StepDetail> {
  const { tx, moment, absoluteDay, worldSeed } = context;
  const lives = await livesOfAllTeams(tx);
  const today = { season: moment.season, absoluteDay };
  await saveLives(
    tx,
    lives.map((life) => morningOf(life, { ...today, days: 1, worldSeed })),
  );
  await payDay(tx, moment);
  return { players: lives.length };
}
