/** What the coaches of a team change for its players: the coaches' own noun works it out, training and games go by it. */
import { COACHING } from '#engine/match/constants/bench.ts';
import type { BenchCoaching } from '#engine/match/input.ts';
import { isDefense, isGoalie, type Position } from '#engine/player/skills.ts';

/** What coaches do behind the bench: tenths of a goal that their team is better or worse in the 38 games of a season. */
export const BENCH_EFFECTS = ['gamePlan', 'changes', 'powerPlay', 'penaltyKill'] as const;

/**
 * Percent more or less growth of forwards, defensemen and goalies, percent of how fast they learn to play together, points
 * of morale that a game is worth more or less; what they do during games; percent of its fouls that a team is spared; and what is added to the
 * game plan in playoff games, in tenths of a goal in 38 of them. They are stored in this order: new ones come last.
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

/** What a staff brings to a game of the playoffs, or to any other; undefined: as much as an ordinary one. */
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

/** Games in which the effects behind the bench are worth what they say. */
const GAMES_A_SEASON = 38;

/** Goals that a staff is worth in one game behind the bench, against an ordinary one: what was measured over seasons, divided. */
export function staffGoalsOf(coaching: BenchCoaching | undefined): number {
  if (!coaching) return 0;
  const tenths = BENCH_EFFECTS.reduce((sum, effect) => sum + coaching[effect] / COACHING[effect], 0);
  return tenths / 10 / GAMES_A_SEASON;
}

/** @param effects of a team, as they are stored */
export function staffEffect(effects: readonly number[], effect: StaffEffect): number {
  return effects[STAFF_EFFECTS.indexOf(effect)] ?? 0;
}

/** Growth of a player by his coaches, as a share of what is ordinary: 1 changes nothing. */
export function coachPace(effects: readonly number[], position: Position): number {
  if (isGoalie(position)) return 1 + staffEffect(effects, 'goalies') / 100;
  return 1 + staffEffect(effects, isDefense(position) ? 'defense' : 'forwards') / 100;
}
