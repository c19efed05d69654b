/**
 * What a chance is worth to its shooter: expected goals assume an average shooter and an average goalie; by the engine's
 * own formula of the duel, the actual two make more or less of it.
 */
import { ON_NET_SHARE } from '#domains/game/constants.ts';
import type { Chance } from '#domains/game/rules/report/play-facts.ts';
import type { PlayerId } from '#engine/ids.ts';
import { SPECIAL } from '#engine/match/constants/players.ts';
import { SHOT } from '#engine/match/constants/shooting.ts';
import type { MatchInput, MatchPlayer } from '#engine/match/input.ts';
import { prepareTeams } from '#engine/match/prepare.ts';
import type { SpecialSkill } from '#engine/player/skills.ts';

/** The duelists of one game. */
export interface Tilt {
  /** Factor of each skater on his chances, about 1. */
  finish: ReadonlyMap<PlayerId, number>;
  /** Factor of each goalie on a chance against him, about 1. */
  stop: ReadonlyMap<PlayerId, number>;
  /** Active special skills by player. */
  specials: ReadonlyMap<PlayerId, readonly SpecialSkill[]>;
}

/** No deviations: for games whose lineups are not known. */
export const ORDINARY: Tilt = { finish: new Map(), stop: new Map(), specials: new Map() };

/** Factor of `clutch` in crunch time and of `quick-recovery` on rebounds. */
export const CLUTCH_FACTOR = Math.exp(SHOT.perFinishZ * SPECIAL.clutch);
export const QUICK_RECOVERY_FACTOR = Math.exp(-SHOT.perStopZ * SPECIAL.quickRecovery);

/** Returns the factors of the dressed players from their ratings at the faceoff. */
export function tiltOf(input: MatchInput): Tilt {
  const { roster, ratings } = prepareTeams(input, [null, null]);
  const finish = new Map<PlayerId, number>();
  const stop = new Map<PlayerId, number>();
  for (const [index, player] of roster.entries()) {
    if (isGoalie(player)) stop.set(player.id, Math.exp(-SHOT.perStopZ * ratings.stop[index]!));
    else finish.set(player.id, Math.exp(SHOT.perFinishZ * ratings.finish[index]! - SHOT.ordinaryEdge));
  }
  return { finish, stop, specials: new Map(roster.map(({ id, specialSkills }) => [id, specialSkills])) };
}

const isGoalie = (player: MatchPlayer) => player.positions[0] === 'G';

/** A chance, step by step from the ordinary one to whether it became a goal; in goals. */
export interface Duel {
  /** For an average shooter and goalie; for this shooter; for this shooter and this goalie. */
  ordinary: number;
  byShooter: number;
  byBoth: number;
  /** The value once it is known whether the puck reaches the net: 0 for a miss or block. */
  onNet: number;
  /** 1 or 0. */
  goal: number;
}

export function duelOf(chance: Chance, { finish, stop, specials }: Tilt): Duel {
  const goal = chance.isGoal ? 1 : 0;
  if (chance.goalie === null) {
    return { ordinary: chance.xg, byShooter: chance.xg, byBoth: chance.xg, onNet: chance.xg, goal };
  }
  const clutch = chance.isCrunchTime && specials.get(chance.shooter)?.includes('clutch') === true ? CLUTCH_FACTOR : 1;
  const isQuick = chance.kind === 'rebound' && specials.get(chance.goalie)?.includes('quick-recovery') === true;
  const byShooter = chance.xg * (finish.get(chance.shooter) ?? 1) * clutch;
  const byBoth = byShooter * (stop.get(chance.goalie) ?? 1) * (isQuick ? QUICK_RECOVERY_FACTOR : 1);
  const share = chance.kind === 'penalty-shot' ? 1 : ON_NET_SHARE[chance.kind];
  return { ordinary: chance.xg, byShooter, byBoth, onNet: chance.isOnNet ? byBoth / share : 0, goal };
}
