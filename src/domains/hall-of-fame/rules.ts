/** Careers, and how they are voted on. */

import {
  CAREER_WEIGHTS,
  CUP_POINTS,
  HONOR_POINTS,
  MAX_CANDIDATES,
  MAX_INDUCTED,
  MIN_SHARE_OF_STANDARD,
  SHARE_TO_ENTER,
  STANDARD,
  TIER_WEIGHTS,
} from '#domains/hall-of-fame/constants.ts';
import type { CareerFacts } from '#domains/hall-of-fame/contract.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { isDefense, type Position } from '#engine/player/skills.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

/** What somebody did for first teams in leagues of one tier. */
export interface TierCareer {
  tier: number;
  points: number;
  wins: number;
  shutouts: number;
  cups: number;
  /** Honors by name. */
  honors: readonly string[];
}

/** How great a career was, in points of a scorer of the top league. */
export function greatness(position: Position, career: readonly TierCareer[]): number {
  return career.reduce((sum, { tier, points, wins, shutouts, cups, honors }) => {
    const scored = points * (isDefense(position) ? CAREER_WEIGHTS.defense : CAREER_WEIGHTS.forward);
    const stopped = wins * CAREER_WEIGHTS.win + shutouts * CAREER_WEIGHTS.shutout;
    const counted = position === 'G' ? stopped : scored;
    const honored = honors.reduce((points_, honor) => points_ + (HONOR_POINTS[honor] ?? 0), 0);
    return sum + weightOf(tier) * (counted + honored + CUP_POINTS * cups);
  }, 0);
}

function weightOf(tier: number): number {
  return TIER_WEIGHTS[Math.min(tier, TIER_WEIGHTS.length) - 1] ?? 0;
}

export interface Candidate {
  playerId: PlayerId;
  greatness: number;
}

/** Who is on a ballot: those with a career near the standard, the greatest first. */
export function ballotOf(candidates: readonly Candidate[]): Candidate[] {
  return candidates
    .filter((candidate) => candidate.greatness >= MIN_SHARE_OF_STANDARD * STANDARD.points)
    .toSorted((one, other) => other.greatness - one.greatness || one.playerId - other.playerId)
    .slice(0, MAX_CANDIDATES);
}

/** Whom the writers name: each who was great enough for the standard of the writer, at most four on a ballot. Counts by player. */
export function writersVote(
  candidates: readonly Candidate[],
  { towns, season, secret }: { towns: readonly ClubId[]; season: number; secret: Secret },
): Map<PlayerId, number> {
  const votes = new Map<PlayerId, number>(candidates.map(({ playerId }) => [playerId, 0]));
  for (const clubId of towns) {
    const random = secretRandom(secret, `hall-of-fame/${season}/${clubId}`);
    const standard = STANDARD.points * (1 + random.normal(0, STANDARD.spread));
    const named = candidates
      .map((candidate) => ({ ...candidate, seen: candidate.greatness * (1 + random.normal(0, STANDARD.spread / 2)) }))
      .filter(({ seen }) => seen >= standard)
      .sort((one, other) => other.seen - one.seen)
      .slice(0, MAX_INDUCTED);
    for (const { playerId } of named) votes.set(playerId, (votes.get(playerId) ?? 0) + 1);
  }
  return votes;
}

/** Who enters: named on three of four ballots, the most named first. */
export function inducted(votes: readonly { playerId: PlayerId; votes: number }[], ballots: number): PlayerId[] {
  if (ballots === 0) return [];
  return votes
    .filter((one) => one.votes / ballots >= SHARE_TO_ENTER)
    .toSorted((one, other) => other.votes - one.votes || one.playerId - other.playerId)
    .slice(0, MAX_INDUCTED)
    .map(({ playerId }) => playerId);
}

/** Ways to tell of a career, by what was most remarkable in it. */
export function speechOf({ playerId, facts }: { playerId: PlayerId; facts: CareerFacts }): {
  opening: number;
  theme: 'MVP' | 'cups' | 'stars' | 'long' | 'work';
} {
  const has = (honor: string) => (facts.honors[honor] ?? 0) > 0;
  const theme = has('MVP')
    ? 'MVP'
    : facts.cups >= 2
      ? 'cups'
      : has('first-team') || has('second-team')
        ? 'stars'
        : facts.seasons >= 14
          ? 'long'
          : 'work';
  return { opening: playerId % SPEECH_OPENINGS, theme };
}
export const SPEECH_OPENINGS = 4;
