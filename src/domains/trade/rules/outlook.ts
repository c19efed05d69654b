/** A club's place in the league when it picks its stance: by strength and, the further the season, by results. */
import { RESULTS } from '#domains/trade/constants.ts';
import type { ClubId } from '#engine/ids.ts';
import { type Exchange, lineupGoals, type TradingClub } from '#engine/market/trade.ts';

export interface Result {
  points: number;
  played: number;
}

/**
 * Returns the clubs' ranks, 1 the best.
 * @param places by strength, 1 the weakest: the expected spot in a draft round
 */
export function outlookRanks(
  places: ReadonlyMap<ClubId, number>,
  results: ReadonlyMap<ClubId, Result>,
): Map<ClubId, number> {
  const shareOf = (clubId: ClubId) => {
    const { points = 0, played = 0 } = results.get(clubId) ?? {};
    return played === 0 ? 0 : points / played;
  };
  const byPoints = [...places.keys()].sort((one, other) => shareOf(other) - shareOf(one) || one - other);
  const games = Math.max(0, ...[...results.values()].map(({ played }) => played));
  const weight = RESULTS.weight * Math.min(1, games / RESULTS.games);
  const standing = (clubId: ClubId) => {
    const strength = places.size + 1 - (places.get(clubId) ?? 0);
    return (1 - weight) * strength + weight * (byPoints.indexOf(clubId) + 1);
  };
  const best = [...places.keys()].sort((one, other) => standing(one) - standing(other) || one - other);
  return new Map(best.map((clubId, index) => [clubId, index + 1]));
}

/** Returns a club's spot in a draft round, from 1, by its team after a trade. @param strengths goals of each club's best lineup today */
export function placeAfter(
  { clubId, club, strengths }: { clubId: ClubId; club: TradingClub; strengths: ReadonlyMap<ClubId, number> },
  { gets, gives }: Exchange,
): number {
  const gone = new Set(gives.map(({ id }) => id));
  const after = [...club.squad.filter(({ id }) => !gone.has(id)), ...gets.filter(({ level }) => level === 'PRO')];
  const change = lineupGoals(after, club.tier) - lineupGoals(club.squad, club.tier);
  const strength = (strengths.get(clubId) ?? 0) + change;
  return 1 + [...strengths].filter(([id, goals]) => id !== clubId && goals < strength).length;
}
