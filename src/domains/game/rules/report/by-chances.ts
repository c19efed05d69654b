/** Results of games with exactly these chances, each scored or not by its own probability, independently of the others. */
import { MAX_GOALS } from '#domains/game/constants.ts';
import type { GameReport } from '#domains/game/contract/report.ts';
import type { PlayFacts } from '#domains/game/rules/report/play-facts.ts';
import { duelOf, type Tilt } from '#domains/game/rules/report/tilt.ts';

/** Returns the shares of results by comparing the distributions of each side's goals (sums of independent yes-or-no draws). */
export function endsByChances(facts: PlayFacts, tilt: Tilt): GameReport['byChances'] {
  const home = goalShares(facts, tilt, 'home');
  const away = goalShares(facts, tilt, 'away');
  const ends = { homeWin: 0, tie: 0, awayWin: 0 };
  for (const [homeGoals, homeShare] of home.entries()) {
    for (const [awayGoals, awayShare] of away.entries()) {
      ends[homeGoals > awayGoals ? 'homeWin' : homeGoals < awayGoals ? 'awayWin' : 'tie'] += homeShare * awayShare;
    }
  }
  return ends;
}

function goalShares(facts: PlayFacts, tilt: Tilt, side: 'home' | 'away'): number[] {
  const shares = new Array<number>(MAX_GOALS + 1).fill(0);
  shares[0] = 1;
  for (const chance of facts.chances) {
    if (chance.side !== side) continue;
    const scored = Math.min(1, duelOf(chance, tilt).byBoth);
    for (let goals = MAX_GOALS; goals >= 0; goals--) {
      const fromBelow = goals === 0 ? 0 : shares[goals - 1]! * scored;
      // The last place holds everything beyond it.
      shares[goals] = shares[goals]! * (goals === MAX_GOALS ? 1 : 1 - scored) + fromBelow;
    }
  }
  return shares;
}
