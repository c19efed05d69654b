/** Which three of the open clubs a newcomer is shown first, and why. */
import { WEAKEST_FOR_ROOM } from '#domains/club/constants.ts';
import type { ClubId } from '#engine/ids.ts';

export type Recommendation = 'story' | 'parity' | 'room';

export interface Candidate {
  clubId: ClubId;
  /** Season in which the club was founded; may be below 0. */
  foundedAt: number;
  /** Overall rating of the PRO team, 0 to 99. */
  overall: number;
  /** Place in its PRO table, whichever league that is; null: it has been in none. */
  rank: number | null;
  tier: number;
  /** Whole dollars a season that the PRO team costs. */
  payroll: number;
}

/**
 * Up to three different clubs: the one with the longest story; then the one nearest to the median rating, in the middle
 * of its table: good enough to hope, not too good to lose; then the cheapest squad of its tier that is not weak, with money
 * left to spend. Level ones stand by id, so that everybody is shown the same three.
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
    // Lower tiers pay less, and have less to spend.
    (club) => club.payroll / middleOf(candidates.flatMap(({ tier, payroll }) => (tier === club.tier ? payroll : []))),
  );
  return chosen;
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
