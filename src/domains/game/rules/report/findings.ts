/** The report in sentences: which team deserved to win, what was to be expected, and what weighed most. */

import {
  DESERVED,
  EXPECTED_WIN,
  MAX_TOLD_FOR_LOSER,
  MAX_TOLD_FOR_WINNER,
  MIN_TOLD,
  UPSET,
} from '#domains/game/constants.ts';
import type { FanChart, Finding, GameReport, ReportPart } from '#domains/game/contract/report.ts';
import type { PlayFacts } from '#domains/game/rules/report/play-facts.ts';
import { duelOf, type Tilt } from '#domains/game/rules/report/tilt.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Side } from '#engine/match/sides.ts';

interface Told {
  facts: PlayFacts;
  tilt: Tilt;
  parts: readonly ReportPart[];
  totals: GameReport['totals'];
  fanChart: FanChart | null;
}

/**
 * Returns the sentences in their order in the report:
 * - `verdict.deserved`, `.against-play` {side: the winner, goals that skill and play were worth for or against it},
 *   `verdict.even` {side: the team with a little more of both, goals} or `verdict.tie` {};
 * - `odds.upset`, `odds.expected` {side: the winner, percent: its share of the replays};
 * - `<part>.<kind>.gain` and, for finishing and goaltending only, `.loss` {side: the team concerned, goals, playerId?}:
 *   first what helped the winner most, then what helped the loser.
 */
export function findingsOf(told: Told): Finding[] {
  const { goalDifference } = told.facts;
  if (goalDifference === 0) return [{ id: 'verdict.tie', params: {} }, ...weights(told, 'home')];
  const winner: Side = goalDifference > 0 ? 'home' : 'away';
  return [verdict(told, winner), ...odds(told, winner), ...weights(told, winner)];
}

function verdict({ totals }: Told, winner: Side): Finding {
  const earned = signed((totals.skill ?? 0) + totals.play, winner);
  const goals = inGoals(earned);
  if (earned >= DESERVED) return { id: 'verdict.deserved', params: { side: winner, goals } };
  if (earned <= -DESERVED / 2) return { id: 'verdict.against-play', params: { side: winner, goals } };
  return { id: 'verdict.even', params: { side: earned >= 0 ? winner : otherSide(winner), goals } };
}

function odds({ fanChart }: Told, winner: Side): Finding[] {
  if (!fanChart) return [];
  const share = (winner === 'home' ? fanChart.homeWins : fanChart.awayWins) / fanChart.games;
  if (share > UPSET && share < EXPECTED_WIN) return [];
  const id = share <= UPSET ? 'odds.upset' : 'odds.expected';
  return [{ id, params: { side: winner, percent: Math.round(100 * share) } }];
}

function weights(told: Told, winner: Side): Finding[] {
  const byWeight = [...told.parts]
    .filter(({ thousandths }) => Math.abs(thousandths) >= MIN_TOLD)
    .sort((one, other) => Math.abs(other.thousandths) - Math.abs(one.thousandths));
  const helpsWinner = (part: ReportPart) => signed(part.thousandths, winner) > 0;
  return [
    ...byWeight.filter(helpsWinner).slice(0, MAX_TOLD_FOR_WINNER),
    ...byWeight.filter((part) => !helpsWinner(part)).slice(0, MAX_TOLD_FOR_LOSER),
  ].map((part) => findingOf(told, part));
}

function findingOf(told: Told, { id, kind, side, thousandths }: ReportPart): Finding {
  const gaining: Side = thousandths > 0 ? 'home' : 'away';
  const isLoss = side !== null && side !== gaining;
  const params: Finding['params'] = { side: side ?? gaining, goals: inGoals(thousandths) };
  const playerId = side === null || kind !== 'luck' ? null : mostConcerned(told, { id, side, isLoss });
  if (playerId !== null) params['playerId'] = playerId;
  return { id: `${id}.${kind}.${isLoss ? 'loss' : 'gain'}`, params };
}

/** Returns the shooter or goalie of the side with the largest share of the gain or loss. */
function mostConcerned(
  { facts, tilt }: Told,
  { id, side, isLoss }: { id: ReportPart['id']; side: Side; isLoss: boolean },
): PlayerId | null {
  const gains = new Map<PlayerId, number>();
  for (const chance of facts.chances) {
    const isOurs = (chance.side === side) === (id === 'finishing');
    const player = id === 'finishing' ? chance.shooter : chance.goalie;
    if (!isOurs || player === null || chance.goalie === null) continue;
    const { byBoth, onNet, goal } = duelOf(chance, tilt);
    const gain = id === 'finishing' ? onNet - byBoth : onNet - goal;
    gains.set(player, (gains.get(player) ?? 0) + gain);
  }
  const sign = isLoss ? -1 : 1;
  const [most] = [...gains].sort(([, one], [, other]) => sign * (other - one));
  return most?.[0] ?? null;
}

const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const signed = (thousandths: number, side: Side) => (side === 'home' ? thousandths : -thousandths);
/** Converts thousandths to goals with one decimal, without sign. */
const inGoals = (thousandths: number) => Math.round(Math.abs(thousandths) / 100) / 10;
