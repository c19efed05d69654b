/** Careers, and the votes on them. */

import {
  BUILDER_POINTS,
  BUILDER_STANDARDS,
  CAREER_WEIGHTS,
  CUP_POINTS,
  HONOR_POINTS,
  MAX_BALLOTS,
  MAX_BUILDER_CANDIDATES,
  MAX_BUILDERS,
  MAX_BUILDERS_NAMED,
  MAX_CANDIDATES,
  MAX_INDUCTED,
  MIN_SHARE_OF_STANDARD,
  SHARE_TO_ENTER,
  SHARE_TO_STAY,
  SPEECH_OPENINGS,
  STANDARD,
  TIER_WEIGHTS,
} from '#domains/hall-of-fame/constants.ts';
import type { BuilderFacts, CareerFacts } from '#domains/hall-of-fame/contract.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { isDefense, type Position } from '#engine/player/skills.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

/** A player's totals for first teams in leagues of one tier. */
export interface TierCareer {
  tier: number;
  points: number;
  wins: number;
  shutouts: number;
  cups: number;
  /** Honors by name. */
  honors: readonly string[];
}

/** Returns how great a career was, in points of a scorer in the top league. */
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

/** A player by his id, a builder by that of the candidacy. */
export interface Candidate {
  id: number;
  greatness: number;
}

/** Maximum candidates on a ballot, votes per ballot, and inductees. */
export interface Limits {
  candidates: number;
  named: number;
  inducted: number;
}
export const PLAYER_LIMITS: Limits = { candidates: MAX_CANDIDATES, named: MAX_INDUCTED, inducted: MAX_INDUCTED };
export const BUILDER_LIMITS: Limits = {
  candidates: MAX_BUILDER_CANDIDATES,
  named: MAX_BUILDERS_NAMED,
  inducted: MAX_BUILDERS,
};

/** A builder's result on a ballot. */
export interface BuilderBallot {
  /** Greatness of the career at that time. */
  greatness: number;
  /** null: not counted yet. */
  votes: number | null;
  ballots: number | null;
  isInducted: boolean;
}

/**
 * Returns whether a builder may be on the ballot again. Builders are nominated while still active: a low result excludes
 * only a career that has not grown since, and does not count as one of its ballots.
 */
export function mayBeVotedOn(greatness: number, before: readonly BuilderBallot[]): boolean {
  const isFew = ({ votes, ballots }: BuilderBallot) => (votes ?? 0) < (ballots ?? 0) * SHARE_TO_STAY;
  if (before.some((one) => one.isInducted || (isFew(one) && Math.round(greatness) <= one.greatness))) return false;
  return before.filter((one) => !isFew(one)).length < MAX_BALLOTS;
}

/** Returns how great a builder's career was, in points of a player's. */
export function builderGreatness(facts: BuilderFacts): number {
  return (STANDARD.points * builtBy(facts)) / BUILDER_STANDARDS[facts.kind];
}

/** Everything won below the top league counts as in the second tier. */
const BELOW_THE_TOP = TIER_WEIGHTS[1];

function builtBy(facts: BuilderFacts): number {
  const { cup, month, season, rumor, readers, article } = BUILDER_POINTS;
  switch (facts.kind) {
    case 'coach':
    case 'manager':
      return (
        facts.topWins +
        cup * facts.topCups +
        BELOW_THE_TOP * (facts.wins - facts.topWins + cup * (facts.cups - facts.topCups))
      );
    case 'scout':
      return Math.max(0, 2 * facts.callsRight - facts.calls);
    case 'agent':
      return facts.dollars;
    case 'reporter':
      return (
        month * facts.months +
        season * facts.prizes +
        rumor * facts.rumorsRight +
        readers * facts.readers +
        article * facts.articles
      );
    case 'president':
      return facts.score / 100;
  }
}

/** Returns the candidates: careers near the standard, greatest first. */
export function ballotOf<Known extends Candidate>(candidates: readonly Known[], limits = PLAYER_LIMITS): Known[] {
  return candidates
    .filter((candidate) => candidate.greatness >= MIN_SHARE_OF_STANDARD * STANDARD.points)
    .toSorted((one, other) => other.greatness - one.greatness || one.id - other.id)
    .slice(0, limits.candidates);
}

interface Voting {
  towns: readonly ClubId[];
  season: number;
  secret: Secret;
  /** The column of the ballot. */
  of?: 'players' | 'builders';
}

/** Returns the writers' votes by id: each writer names the candidates who meet his own standard, up to the limit per ballot. */
export function writersVote(
  candidates: readonly Candidate[],
  { towns, season, secret, of = 'players' }: Voting,
): Map<number, number> {
  const votes = new Map<number, number>(candidates.map(({ id }) => [id, 0]));
  const { named: most } = of === 'players' ? PLAYER_LIMITS : BUILDER_LIMITS;
  const column = of === 'players' ? '' : `/${of}`;
  for (const clubId of towns) {
    const random = secretRandom(secret, `hall-of-fame/${season}/${clubId}${column}`);
    const standard = STANDARD.points * (1 + random.normal(0, STANDARD.spread));
    const named = candidates
      .map((candidate) => ({ ...candidate, seen: candidate.greatness * (1 + random.normal(0, STANDARD.spread / 2)) }))
      .filter(({ seen }) => seen >= standard)
      .sort((one, other) => other.seen - one.seen)
      .slice(0, most);
    for (const { id } of named) votes.set(id, (votes.get(id) ?? 0) + 1);
  }
  return votes;
}

/** Returns the inductees: named on three of four ballots, most votes first. */
export function inducted(
  votes: readonly { id: number; votes: number }[],
  ballots: number,
  limits = PLAYER_LIMITS,
): number[] {
  if (ballots === 0) return [];
  return votes
    .filter((one) => one.votes / ballots >= SHARE_TO_ENTER)
    .toSorted((one, other) => other.votes - one.votes || one.id - other.id)
    .slice(0, limits.inducted)
    .map(({ id }) => id);
}

/** Returns the speech about a career, by its most remarkable aspect. */
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
