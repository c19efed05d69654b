/**
 * What a club thinks that a player will bring. It errs, always by the same for the same player and season, so that asking again
 * tells nothing new, and two clubs err differently. Nobody but the engine sees the truth.
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
  /** Of the league of the club. */
  tier: number;
  /** He plays for the club's organization: its coaches see him every day. */
  isOwn: boolean;
  /** Games of his that the club has seen, besides. */
  gamesSeen?: number;
}

export interface Estimate {
  /** What the club takes his overall for today; need not be whole. */
  overall: number;
  /** Goals above replacement by season, as the club sees it. */
  goals: number[];
  /** The band that screens show, around `goals`: where the truth lies two times in three. */
  low: number[];
  high: number[];
}

/** The club's estimate of a player's projection. */
export function estimateOf({ prospect, tier, ...asked }: Estimating): Estimate {
  const spread = errorSpread(prospect.age, asked);
  const error = estimateError(prospect.age, asked);
  const goals = (points: number) => projectGoals(shifted(prospect, points), tier);
  return {
    overall: shifted(prospect, error).overall,
    goals: goals(error),
    low: goals(error - spread),
    // Asked for by the few who show a band, out of the many who only judge.
    get high() {
      return goals(error + spread);
    },
  };
}

/** By how many points of overall the club is wrong about him this season: always the same. @param age whole years */
export function estimateError(age: number, asked: Omit<Estimating, 'prospect' | 'tier'>): number {
  const { secret, clubId, season, playerId } = asked;
  return secretNormal(secret, `estimate/${clubId}/${playerId}/${season}`) * errorSpread(age, asked);
}

/** Standard deviation of a club's error in points of overall: more for the young, less for its own and for whom it has seen. */
export function errorSpread(age: number, { isOwn, gamesSeen = 0 }: Pick<Estimating, 'isOwn' | 'gamesSeen'>): number {
  const step = ESTIMATE_ERROR.byAge.find(({ until }) => age <= until) ?? ESTIMATE_ERROR.byAge.at(-1);
  const seen = 1 / Math.sqrt(1 + gamesSeen / ESTIMATE_ERROR.gamesToHalve);
  return (step?.points ?? 0) * seen * (isOwn ? ESTIMATE_ERROR.own : 1);
}

/** As he is seen by anyone who errs by this many points. */
export function shifted(prospect: Prospect, points: number): Prospect {
  const bounded = (overall: number) => Math.max(1, Math.min(99, overall));
  const overall = bounded(prospect.overall + points);
  const ceiling = prospect.ceiling === undefined ? undefined : bounded(prospect.ceiling + points);
  return { ...prospect, overall, ...(ceiling === undefined ? {} : { ceiling }) };
}
