/** The three open clubs shown first to a newcomer, and why. */
import { WEAKEST_FOR_ROOM } from '#domains/club/constants.ts';
import type { ClubId } from '#engine/ids.ts';

export type Recommendation = 'story' | 'parity' | 'room';

export interface Candidate {
  clubId: ClubId;
  /** The season the club was founded; may be below 0. */
  foundedAt: number;
  /** Overall rating of the PRO team, 0 to 99. */
  overall: number;
  /** Rank in its latest PRO table, whichever league that is; null: none. */
  rank: number | null;
  tier: number;
  /** The PRO team's payroll in whole dollars a season. */
  payroll: number;
}

/**
 * Returns up to three different clubs: the one with the longest story; the one nearest the median rating in the middle of its table, good enough to
 * hope and not too good to lose; and the cheapest squad of its tier that is not weak, with money left to spend. Ties go to the lower id, so that all
 * newcomers see the same three.
 */
export function recommendClubs(candidates: readonly Candidate[]): Map<number, Recommendation> {
  const chosen = new Map<number, Recommendation>();
  const median = middleOf(candidates.map((club) => club.overall));
  const middleRank = middleOf(candidates.flatMap(({ rank }) => rank ?? []));
  const choose = (kind: Recommendation, among: readonly Candidate[], cost: (club: Candidate) => number) => {
    const free = among.filter((club) => !chosen.has(club.clubId));
    const best = free.toSorted((a, b) => cost(a) - cost(b) || a.clubId - b.clubId)[0];
    if (best) chosen.set(best.clubId, kind);
  };
  choose('story', candidates, (club) => club.foundedAt);
  choose(
    'parity',
    candidates,
    (club) => Math.abs(club.overall - median) + Math.abs((club.rank ?? middleRank) - middleRank) / 10,
  );
  choose(
    'room',
    candidates.filter((club) => club.overall >= median - WEAKEST_FOR_ROOM),
    // Payrolls are compared within the tier, since lower tiers pay less.
    (club) => club.payroll / middleOf(candidates.flatMap(({ tier, payroll }) => (tier === club.tier ? payroll : []))),
  );
  return chosen;
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
