/** How often teams score: the rates from which the chance to win follows. */
import {
  GOALS_AT_EMPTY_NET,
  GOALS_AT_EMPTY_NET_SHORT_HANDED,
  GOALS_BY_MANPOWER,
  GOALS_TO_COME,
  GOALS_WITH_SIX,
  GOALS_WITH_SIX_AND_POWER_PLAY,
  NET_EMPTY_SECONDS,
  PER_GOAL_BEHIND,
} from '#domains/game/rules/analysis/win-chance-constants.ts';
import type { Manpower } from '#engine/match/types.ts';

/** Goals in sixty minutes. */
export interface Rates {
  home: number;
  away: number;
}

/** Goals in sixty minutes from the present manpower. */
export function ratesOf(edge: number, difference: number, manpower: Manpower): Rates {
  const { home, away, homeGoalie, awayGoalie } = manpower;
  const factor = Math.exp(edge - PER_GOAL_BEHIND * Math.max(-3, Math.min(3, difference)));
  return {
    home: rateOf({ own: home, theirs: away, ownGoalie: homeGoalie, theirGoalie: awayGoalie }) * factor,
    away: rateOf({ own: away, theirs: home, ownGoalie: awayGoalie, theirGoalie: homeGoalie }) / factor,
  };
}

function rateOf(on: { own: number; theirs: number; ownGoalie: boolean; theirGoalie: boolean }): number {
  if (!on.theirGoalie) return on.own < 5 ? GOALS_AT_EMPTY_NET_SHORT_HANDED : GOALS_AT_EMPTY_NET;
  if (!on.ownGoalie) return on.theirs < 5 ? GOALS_WITH_SIX_AND_POWER_PLAY : GOALS_WITH_SIX;
  const rates: Record<string, number> = GOALS_BY_MANPOWER;
  return rates[`${on.own}v${on.theirs}`] ?? GOALS_BY_MANPOWER['5v5'];
}

/** Goals in sixty minutes from a moment to come, of which only time and score are known. */
export function ratesToCome(edge: number, difference: number, left: number): Rates {
  const behind = Math.abs(difference);
  const factor = Math.exp(edge - PER_GOAL_BEHIND * Math.max(-3, Math.min(3, difference)));
  if (behind >= 1 && left <= (NET_EMPTY_SECONDS[behind - 1] ?? 0)) {
    const isHomeBehind = difference < 0;
    return {
      home: (isHomeBehind ? GOALS_WITH_SIX : GOALS_AT_EMPTY_NET) * factor,
      away: (isHomeBehind ? GOALS_AT_EMPTY_NET : GOALS_WITH_SIX) / factor,
    };
  }
  return { home: GOALS_TO_COME * factor, away: GOALS_TO_COME / factor };
}
