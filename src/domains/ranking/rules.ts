/**
 * Rates managers. Each club has an Elo rating that predicts its results; a manager starts at 1500 and earns what their
 * clubs gain while they manage them. So a good club earns nothing by itself: it has to beat expectations.
 */
import { POINTS_OF_OVERALL, RATING, START_RATING } from '#domains/ranking/constants.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { EndedIn } from '#engine/match/events.ts';

/** An official game between two first teams. */
export interface RatedGame {
  homeClubId: ClubId;
  awayClubId: ClubId;
  homeScore: number;
  awayScore: number;
  endedIn: EndedIn;
}

/** Returns the share of its points that a home team is expected to earn, 0 to 1. */
export function expectedShare(home: number, away: number): number {
  return 1 / (1 + 10 ** ((away - home - RATING.homeIce) / 400));
}

/** Returns the share of points that the home team earned: of three points, two go to the winner after regulation. */
export function shareOfPoints({ homeScore, awayScore, endedIn }: Omit<RatedGame, 'homeClubId' | 'awayClubId'>): number {
  const isHomeWin = homeScore > awayScore;
  if (endedIn === 'regulation') return isHomeWin ? 1 : 0;
  return isHomeWin ? 2 / 3 : 1 / 3;
}

/**
 * Returns the rating change of each club by a day's games; one club's gain is the other's loss. No club plays twice a
 * day.
 */
export function gainsOf(games: readonly RatedGame[], ratings: ReadonlyMap<ClubId, number>): Map<ClubId, number> {
  const gains = new Map<ClubId, number>();
  for (const game of games) {
    const home = ratings.get(game.homeClubId) ?? START_RATING;
    const away = ratings.get(game.awayClubId) ?? START_RATING;
    const gain = RATING.perGame * (shareOfPoints(game) - expectedShare(home, away));
    gains.set(game.homeClubId, (gains.get(game.homeClubId) ?? 0) + gain);
    gains.set(game.awayClubId, (gains.get(game.awayClubId) ?? 0) - gain);
  }
  return gains;
}

/** Returns the ratings expected from rosters alone. @param overalls of their first teams */
export function ratingsByRoster(overalls: ReadonlyMap<ClubId, number>): Map<ClubId, number> {
  const mean = [...overalls.values()].reduce((sum, overall) => sum + overall, 0) / Math.max(1, overalls.size);
  return new Map([...overalls].map(([id, overall]) => [id, START_RATING + POINTS_OF_OVERALL * (overall - mean)]));
}

/** Returns a club's rating at the start of the next season. */
export function carriedOver(rating: number, byRoster: number): number {
  return RATING.carried * rating + (1 - RATING.carried) * byRoster;
}

export interface Ranked {
  value: number;
  rank: number;
}

/** Returns ranks by value, highest first; equal values share a rank. */
export function rankedBy(rows: readonly { userId: UserId; value: number }[]): Map<UserId, Ranked> {
  const sorted = rows.toSorted((one, other) => other.value - one.value);
  const ranks = new Map<UserId, Ranked>();
  let rank = 0;
  sorted.forEach(({ userId, value }, index) => {
    if (value !== sorted[index - 1]?.value) rank = index + 1;
    ranks.set(userId, { value, rank });
  });
  return ranks;
}

/**
 * Returns all users on any of the leaderboards, by the sum of their ranks; a user missing from one ranks behind its
 * last.
 */
export function rankedTogether(boards: readonly ReadonlyMap<UserId, Ranked>[]): { userId: UserId; rank: number }[] {
  const everybody = new Set(boards.flatMap((board) => [...board.keys()]));
  const sums = [...everybody].map((userId) => ({
    userId,
    // The lowest sum is best.
    value: -boards.reduce((sum, board) => sum + (board.get(userId)?.rank ?? board.size + 1), 0),
  }));
  const ranks = rankedBy(sums);
  return sums
    .map(({ userId }) => ({ userId, rank: ranks.get(userId)?.rank ?? 0 }))
    .sort((one, other) => one.rank - other.rank || one.userId - other.userId);
}
