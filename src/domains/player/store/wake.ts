/** The morning of all players: rested, healed and a day older. */
import { setImmediate } from 'node:timers/promises';
import { staffEffectsOf } from '#domains/club/store/team-ratings.ts';
import { type PlayerLife, rested } from '#domains/player/rules/life.ts';
import { morningOf, type Waking } from '#domains/player/rules/morning.ts';
import { livesOfTeams, livesToRest, saveLives, tiredFreeAgents } from '#domains/player/store/lives.ts';
import { coachPace } from '#engine/player/staff-effects.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Teams whose players are in memory at once: a large world must not need a large process. */
const TEAMS_AT_A_TIME = 30;

/**
 * Wakes all players; the database writes some teams while the next ones wake up.
 * @returns how many players have woken up changed, or a day older.
 */
export async function wakeEverybody(rows: Rows, waking: Waking): Promise<number> {
  if (waking.days === 0) return restEverybody(rows, waking.absoluteDay);
  await rest(rows, await tiredFreeAgents(rows), waking.absoluteDay);
  const staffs = await staffEffectsOf(rows);
  const teamIds = [...staffs.keys()];
  const paceOf = ({ teamId, positions }: PlayerLife) => coachPace(staffs.get(teamId ?? 0) ?? [], positions[0] ?? 'C');
  const load = async (from: number) =>
    [...(await livesOfTeams(rows, teamIds.slice(from, from + TEAMS_AT_A_TIME))).values()].flat();
  let woken = 0;
  let saving = Promise.resolve();
  let lives = await load(0);
  for (let from = 0; from < teamIds.length; from += TEAMS_AT_A_TIME) {
    const awake = lives.map((life) => morningOf(life, waking, paceOf(life)));
    woken += awake.length;
    await saving;
    lives = await load(from + TEAMS_AT_A_TIME);
    saving = saveLives(rows, awake);
    // Awaited before the next query; until then its failure must not surface as an unhandled rejection.
    saving.catch(() => {});
    // Yields once so that the query is sent before this thread is busy again.
    await setImmediate();
  }
  await saving;
  return woken;
}

/** Rests all players on a morning without growth. */
async function restEverybody(rows: Rows, absoluteDay: number): Promise<number> {
  const resting = [...(await livesToRest(rows, absoluteDay)), ...(await tiredFreeAgents(rows))];
  return rest(rows, resting, absoluteDay);
}

async function rest(rows: Rows, lives: Awaited<ReturnType<typeof livesToRest>>, absoluteDay: number): Promise<number> {
  const changes = lives.flatMap((life) => {
    const night = rested(life, absoluteDay);
    return night ? [{ id: life.id, ...night }] : [];
  });
  await saveLives(rows, changes);
  return changes.length;
}
