/** How often teams score: the rates from which the chance to win follows. */
import {
  GOALS_AT_EMPTY_NET,
  GOALS_AT_EMPTY_NET_SHORTHANDED,
  GOALS_BY_MANPOWER,
  GOALS_ON_DELAY,
  GOALS_TO_COME,
  GOALS_WITH_SIX,
  GOALS_WITH_SIX_AND_POWER_PLAY,
  NET_EMPTY_SECONDS,
  PER_GOAL_BEHIND,
} from '#domains/game/constants.ts';
import type { Manpower } from '#engine/match/events.ts';

/** Goals in sixty minutes. */
export interface Rates {
  home: number;
  away: number;
}

/**
 * Returns the goals in sixty minutes at the present manpower.
 * @param difference home minus away.
 * @param isEndgame whether a missing goalie was pulled for the rest of the game, not for a delayed penalty.
 */
export function ratesOf(edge: number, difference: number, manpower: Manpower, isEndgame: boolean): Rates {
  const { home, away, homeGoalie, awayGoalie } = manpower;
  const factor = factorOf(edge, difference);
  const [homeOn, awayOn]: [OnIce, OnIce] = [
    { own: home, theirs: away, ownGoalie: homeGoalie, theirGoalie: awayGoalie, isEndgame },
    { own: away, theirs: home, ownGoalie: awayGoalie, theirGoalie: homeGoalie, isEndgame },
  ];
  return { home: rateOf(homeOn) * factor, away: rateOf(awayOn) / factor };
}

interface OnIce {
  own: number;
  theirs: number;
  ownGoalie: boolean;
  theirGoalie: boolean;
  isEndgame: boolean;
}

function rateOf({ own, theirs, ownGoalie, theirGoalie, isEndgame }: OnIce): number {
  if (!theirGoalie) {
    // On a delayed penalty, play stops when the other team touches the puck.
    if (!isEndgame) return 0;
    return own < 5 ? GOALS_AT_EMPTY_NET_SHORTHANDED : GOALS_AT_EMPTY_NET;
  }
  if (!ownGoalie) {
    if (!isEndgame) return GOALS_ON_DELAY;
    return theirs < 5 ? GOALS_WITH_SIX_AND_POWER_PLAY : GOALS_WITH_SIX;
  }
  const rates: Record<string, number> = GOALS_BY_MANPOWER;
  return rates[`${own}v${theirs}`] ?? GOALS_BY_MANPOWER['5v5'];
}

/** Returns the factor of the home team's edge, and of the trailing team pressing. */
function factorOf(edge: number, difference: number): number {
  return Math.exp(edge - PER_GOAL_BEHIND * Math.max(-3, Math.min(3, difference)));
}

/** Returns the goals in sixty minutes from a future moment, for which only time and score are known. */
export function ratesToCome(edge: number, difference: number, left: number): Rates {
  const behind = Math.abs(difference);
  const factor = factorOf(edge, difference);
  if (behind >= 1 && left <= (NET_EMPTY_SECONDS[behind - 1] ?? 0)) {
    const isHomeBehind = difference < 0;
    return {
      home: (isHomeBehind ? GOALS_WITH_SIX : GOALS_AT_EMPTY_NET) * factor,
      away: (isHomeBehind ? GOALS_AT_EMPTY_NET : GOALS_WITH_SIX) / factor,
    };
  }
  return { home: GOALS_TO_COME * factor, away: GOALS_TO_COME / factor };
}
