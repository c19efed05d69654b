/**
 * The goal difference of one game as a sum: every goal is a chance and what became of it. The parts add up exactly, in
 * any game, because each step from the ordinary chance to the goal is counted once:
 *
 *     goals = ordinary chances + (by this shooter − ordinary) + (by this goalie − by this shooter)
 *           + (reached the net − by both) + (goal − reached the net)
 *
 * The second and fourth steps are the shooters' (finishing), the third and fifth the goalies' (goaltending).
 */

import { FACEOFF_WORTH, POWER_PLAY_PER_SECOND } from '#domains/game/constants.ts';
import type { PartId } from '#domains/game/contract/report.ts';
import type { Chance, PlayFacts } from '#domains/game/rules/report/play-facts.ts';
import { duelOf, type Tilt } from '#domains/game/rules/report/tilt.ts';
import type { Side } from '#engine/match/sides.ts';

/** A part of the goal difference; empty nets have two, their chances and what became of them. */
export interface PartKey {
  id: PartId;
  /** What varies from game to game in this part: the chances, or the goals made of them. */
  varies: 'play' | 'luck';
  side: Side | null;
}

/** In the order of the report. */
export const PART_KEYS: readonly PartKey[] = [
  { id: 'volume', varies: 'play', side: null },
  { id: 'quality', varies: 'play', side: null },
  { id: 'faceoffs', varies: 'play', side: null },
  { id: 'discipline', varies: 'play', side: null },
  { id: 'power-play', varies: 'play', side: null },
  { id: 'nets-empty', varies: 'play', side: null },
  { id: 'nets-empty', varies: 'luck', side: null },
  { id: 'finishing', varies: 'luck', side: 'home' },
  { id: 'finishing', varies: 'luck', side: 'away' },
  { id: 'goaltending', varies: 'luck', side: 'home' },
  { id: 'goaltending', varies: 'luck', side: 'away' },
  { id: 'shootout', varies: 'luck', side: null },
];

/** Returns the goals of each part in the order of `PART_KEYS`, + for the home team; their sum is the goal difference. */
export function partsOf(facts: PlayFacts, tilt: Tilt): number[] {
  const even = sumsOf(facts.chances.filter(({ situation }) => situation === 'even'));
  const special = sumsOf(facts.chances.filter(({ situation }) => situation === 'special-teams'));
  const empty = sumsOf(facts.chances.filter(({ situation }) => situation === 'nets-empty'));
  const evenDifference = even.home.xg - even.away.xg;
  const quality = qualityOf(even);
  const faceoffs = FACEOFF_WORTH * (facts.faceoffs.home - facts.faceoffs.away);
  const discipline = POWER_PLAY_PER_SECOND * (facts.secondsUp.home - facts.secondsUp.away);
  const duels = { emptyLuck: 0, finishing: { home: 0, away: 0 }, goaltending: { home: 0, away: 0 } };
  for (const chance of facts.chances) {
    const { ordinary, byShooter, byBoth, onNet, goal } = duelOf(chance, tilt);
    const sign = chance.side === 'home' ? 1 : -1;
    if (chance.goalie === null) {
      duels.emptyLuck += sign * (goal - ordinary);
      continue;
    }
    duels.finishing[chance.side] += sign * (byShooter - ordinary + onNet - byBoth);
    duels.goaltending[chance.side === 'home' ? 'away' : 'home'] += sign * (byBoth - byShooter + goal - onNet);
  }
  return [
    evenDifference - quality - faceoffs,
    quality,
    faceoffs,
    discipline,
    special.home.xg - special.away.xg - discipline,
    empty.home.xg - empty.away.xg,
    duels.emptyLuck,
    duels.finishing.home,
    duels.finishing.away,
    duels.goaltending.home,
    duels.goaltending.away,
    facts.shootout,
  ];
}

interface Sums {
  count: number;
  xg: number;
}

function sumsOf(chances: readonly Chance[]): Record<Side, Sums> {
  const sums = { home: { count: 0, xg: 0 }, away: { count: 0, xg: 0 } };
  for (const { side, xg } of chances) {
    sums[side].count++;
    sums[side].xg += xg;
  }
  return sums;
}

/**
 * Returns what better chances were worth if both teams had had the same number: the mean number times the difference of
 * the mean chance.
 */
function qualityOf({ home, away }: Record<Side, Sums>): number {
  if (home.count === 0 || away.count === 0) return 0;
  return ((home.count + away.count) / 2) * (home.xg / home.count - away.xg / away.count);
}
