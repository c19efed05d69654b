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

interface Standing {
  clubId: ClubId;
  club: TradingClub;
  /** By strength, 1 the weakest. */
  places: ReadonlyMap<ClubId, number>;
  /** Goals of each club's best lineup today. */
  strengths: ReadonlyMap<ClubId, number>;
}

/** Returns a club's expected spot in a draft round after a trade: earlier by as many clubs as the trade lets it fall behind. */
export function placeAfter({ clubId, club, places, strengths }: Standing, { gets, gives }: Exchange): number {
  const gone = new Set(gives.map(({ id }) => id));
  const after = [...club.squad.filter(({ id }) => !gone.has(id)), ...gets.filter(({ level }) => level === 'PRO')];
  const change = lineupGoals(after, club.tier) - lineupGoals(club.squad, club.tier);
  const [before, now] = [strengths.get(clubId) ?? 0, places.get(clubId) ?? places.size];
  const passed = [...strengths].filter(([id, goals]) => id !== clubId && goals < before && goals >= before + change);
  return Math.max(1, now - passed.length);
}
