/**
 * What a club expects of a player. Its error is fixed for each player and season, so asking again reveals nothing new, and clubs
 * err independently. Only the engine knows the truth.
 */
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { ESTIMATE_ERROR } from '#engine/market/constants.ts';
import { type Prospect, projectGoals } from '#engine/market/projection.ts';
import { type Secret, secretNormal } from '#engine/secret.ts';

export interface Estimating {
  secret: Secret;
  clubId: ClubId;
  season: number;
  playerId: PlayerId;
  prospect: Prospect;
  /** Tier of the club's league. */
  tier: number;
  /** Whether he plays in the club's organization, where its coaches see him every day. */
  isOwn: boolean;
  /** Games of his that the club has scouted in addition. */
  gamesSeen?: number;
}

export interface Estimate {
  /** His current overall as the club sees it; not necessarily a whole number. */
  overall: number;
  /** Goals above replacement by season, as the club sees them. */
  goals: number[];
  /** The band that screens show around `goals`; the truth lies within it two times in three. */
  low: number[];
  high: number[];
}

/** Returns the club's estimate of a player's projection. */
export function estimateOf({ prospect, tier, ...asked }: Estimating): Estimate {
  const spread = errorSpread(prospect.age, asked);
  const error = estimateError(prospect.age, asked);
  const goals = (points: number) => projectGoals(shifted(prospect, points), tier);
  return {
    overall: shifted(prospect, error).overall,
    goals: goals(error),
    low: goals(error - spread),
    // Computed on demand: most callers only compare players and show no band.
    get high() {
      return goals(error + spread);
    },
  };
}

/**
 * Returns the club's error about him this season in points of overall; it is always the same.
 * @param age whole years
 */
export function estimateError(age: number, asked: Omit<Estimating, 'prospect' | 'tier'>): number {
  const { secret, clubId, season, playerId } = asked;
  return secretNormal(secret, `estimate/${clubId}/${playerId}/${season}`) * errorSpread(age, asked);
}

/**
 * Returns the standard deviation of a club's error in points of overall: larger for young players, smaller for its own and for
 * those it has scouted.
 */
export function errorSpread(age: number, { isOwn, gamesSeen = 0 }: Pick<Estimating, 'isOwn' | 'gamesSeen'>): number {
  const step = ESTIMATE_ERROR.byAge.find(({ until }) => age <= until) ?? ESTIMATE_ERROR.byAge.at(-1);
  const seen = 1 / Math.sqrt(1 + gamesSeen / ESTIMATE_ERROR.gamesToHalve);
  return (step?.points ?? 0) * seen * (isOwn ? ESTIMATE_ERROR.own : 1);
}

/** Returns the player as seen by a club whose estimate is off by this many points. */
export function shifted(prospect: Prospect, points: number): Prospect {
  const bounded = (overall: number) => Math.max(1, Math.min(99, overall));
  const overall = bounded(prospect.overall + points);
  const ceiling = prospect.ceiling === undefined ? undefined : bounded(prospect.ceiling + points);
  return { ...prospect, overall, ...(ceiling === undefined ? {} : { ceiling }) };
}
