/** The draft order: the lottery, and the order of all rounds. */
import { LOTTERY } from '#domains/draft/constants.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';

/** A club's finish. */
export interface Finish {
  clubId: ClubId;
  /** Rank in the regular-season standings, 1 the best. */
  rank: number;
  inPlayoffs: boolean;
  isChampion: boolean;
}

export interface DraftOrder {
  /** The order of the first round, set by the lottery, and of all later rounds. */
  first: ClubId[];
  later: ClubId[];
}

/** Returns each lottery club's chance to win the first draw, worst club first; they add up to 1. */
export function lotteryChances(clubs: number): number[] {
  if (clubs <= 1) return clubs === 1 ? [1] : [];
  const others = Array.from({ length: clubs - 1 }, (_, index) => LOTTERY.ratio ** index);
  const total = others.reduce((sum, weight) => sum + weight, 0);
  return [LOTTERY.worst, ...others.map((weight) => ((1 - LOTTERY.worst) * weight) / total)];
}

/** Returns the draft order: worst clubs first, the champion last; the lottery decides the top spots among non-playoff clubs. */
export function drawOrder(finishes: readonly Finish[], random: Random): DraftOrder {
  const worstFirst = [...finishes].sort((one, other) => other.rank - one.rank);
  const out = worstFirst.filter(({ inPlayoffs }) => !inPlayoffs);
  const played = worstFirst.filter(({ inPlayoffs, isChampion }) => inPlayoffs && !isChampion);
  const champions = worstFirst.filter(({ inPlayoffs, isChampion }) => inPlayoffs && isChampion);
  const idsOf = (clubs: readonly Finish[]) => clubs.map(({ clubId }) => clubId);
  const rest = idsOf([...played, ...champions]);
  return { first: [...drawLottery(idsOf(out), random), ...rest], later: [...idsOf(out), ...rest] };
}

function drawLottery(worstFirst: readonly ClubId[], random: Random): ClubId[] {
  const chances = lotteryChances(worstFirst.length);
  const order = [...worstFirst];
  for (let spot = 0; spot < Math.min(LOTTERY.draws, order.length); spot++) {
    const left = order.slice(spot);
    const winner = left[random.weighted(left.map((club) => chances[worstFirst.indexOf(club)] ?? 0))];
    const from = winner === undefined ? spot : order.indexOf(winner);
    const to = Math.max(spot, from - LOTTERY.mostUp);
    order.splice(to, 0, ...order.splice(from, 1));
  }
  return order;
}

/** Returns the round, 1 to 7. @param picks per round */
export function roundOf(spot: number, picks: number): number {
  return Math.ceil(spot / picks);
}
