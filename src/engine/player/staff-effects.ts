/** Effects of a team's coaches on its players. The coach domain computes them; training and games apply them. */
import { COACHING } from '#engine/match/constants/bench.ts';
import type { BenchCoaching } from '#engine/match/input.ts';
import { isDefense, isGoalie, type Position } from '#engine/player/skills.ts';

/** Effects of coaches behind the bench: tenths of a goal by which their team is better or worse over a 38-game season. */
export const BENCH_EFFECTS = ['gamePlan', 'changes', 'powerPlay', 'penaltyKill'] as const;

/**
 * Effects of a staff, in stored order (append only): percent more or less growth of forwards, defensemen and goalies; percent
 * more or less speed in building chemistry; points of morale that a game is worth more or less; the effects behind the bench;
 * percent of fouls avoided; and the addition to the game plan in playoff games, in tenths of a goal over 38 of them.
 */
export const STAFF_EFFECTS = [
  'forwards',
  'defense',
  'goalies',
  'chemistry',
  'morale',
  ...BENCH_EFFECTS,
  'discipline',
  'playoffs',
] as const;
export type StaffEffect = (typeof STAFF_EFFECTS)[number];

/** Returns the effect of a staff on a game; undefined for an average staff. In the playoffs its playoff bonus is added. */
export function benchCoaching(effects: readonly number[], isPlayoffs = false): BenchCoaching | undefined {
  const of = (effect: (typeof BENCH_EFFECTS)[number]) => staffEffect(effects, effect) * COACHING[effect];
  const extra = isPlayoffs ? staffEffect(effects, 'playoffs') : 0;
  const discipline = staffEffect(effects, 'discipline');
  if (extra === 0 && discipline === 0 && BENCH_EFFECTS.every((effect) => staffEffect(effects, effect) === 0))
    return undefined;
  return {
    gamePlan: of('gamePlan') + extra * COACHING.gamePlan,
    changes: of('changes'),
    powerPlay: of('powerPlay'),
    penaltyKill: of('penaltyKill'),
    ...(discipline === 0 ? {} : { discipline: discipline / 100 }),
  };
}

/** Games over which the bench effects are measured. */
const GAMES_A_SEASON = 38;

/** Returns the goals that a staff is worth behind the bench in one game compared with an average one: the season's effect divided by its games. */
export function staffGoalsOf(coaching: BenchCoaching | undefined): number {
  if (!coaching) return 0;
  const tenths = BENCH_EFFECTS.reduce((sum, effect) => sum + coaching[effect] / COACHING[effect], 0);
  return tenths / 10 / GAMES_A_SEASON;
}

/** @param effects of a team, as stored */
export function staffEffect(effects: readonly number[], effect: StaffEffect): number {
  return effects[STAFF_EFFECTS.indexOf(effect)] ?? 0;
}

/** Returns how fast the coaches make a player grow, as a share of the average: 1 changes nothing. */
export function coachPace(effects: readonly number[], position: Position): number {
  if (isGoalie(position)) return 1 + staffEffect(effects, 'goalies') / 100;
  return 1 + staffEffect(effects, isDefense(position) ? 'defense' : 'forwards') / 100;
}
