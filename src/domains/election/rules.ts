/** Who is elected, and who is recalled. */
import { RECALL_REST_DAYS, RECALL_SHARE } from '#domains/election/constants.ts';
import type { PersonId } from '#engine/ids.ts';

export interface Candidate {
  /** Of the candidacy: the lower, the earlier it was declared. */
  id: number;
  personId: PersonId;
}

export type Decision =
  | { kind: 'won'; candidate: Candidate }
  /** Those who are level at the top, by candidacy. */
  | { kind: 'runoff'; candidateIds: number[] };

/**
 * What a count comes to: the most votes win; who are level meet in a runoff, and after that the one in office stays, or else
 * the one who declared first. Nobody is asked a second time where nobody has voted.
 * @param counts votes by candidacy; anyone who is missing has none
 * @returns null: there is no candidate
 */
export function decide(
  candidates: readonly Candidate[],
  counts: ReadonlyMap<number, number>,
  { isRunoff, incumbentId }: { isRunoff: boolean; incumbentId: PersonId | null },
): Decision | null {
  const votesOf = ({ id }: Candidate) => counts.get(id) ?? 0;
  const most = Math.max(0, ...candidates.map(votesOf));
  const first = candidates.filter((candidate) => votesOf(candidate) === most).sort((a, b) => a.id - b.id);
  const [earliest] = first;
  if (!earliest) return null;
  if (first.length === 1) return { kind: 'won', candidate: earliest };
  if (!isRunoff && most > 0) return { kind: 'runoff', candidateIds: first.map(({ id }) => id) };
  return { kind: 'won', candidate: first.find(({ personId }) => personId === incumbentId) ?? earliest };
}

/** Signatures that call an election: a third of the members, and at least one. */
export function signaturesNeeded(members: number): number {
  return Math.max(1, Math.ceil(members / RECALL_SHARE));
}

/** Game days until a president who took office on a day may be recalled; 0: he may. */
export function daysUntilRecall({
  inOfficeSince,
  absoluteDay,
}: {
  inOfficeSince: number;
  absoluteDay: number;
}): number {
  return Math.max(0, inOfficeSince + RECALL_REST_DAYS - absoluteDay);
}
