/** The rules of elections and recalls. */
import { RECALL_REST_DAYS, RECALL_SHARE } from '#domains/election/constants.ts';
import type { PersonId } from '#engine/ids.ts';

export interface Candidate {
  /** Id of the candidacy: the lower, the earlier it was declared. */
  id: number;
  personId: PersonId;
}

export type Decision =
  | { kind: 'won'; candidate: Candidate }
  /** Candidacies tied for first place. */
  | { kind: 'runoff'; candidateIds: number[] };

/**
 * Returns the result of a count. The most votes win; a tie leads to a runoff, and a tied runoff goes to the incumbent,
 * or else to the earliest candidacy. Without any vote there is no runoff.
 * @param counts votes by candidacy; a missing one has none
 * @returns null without candidates
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

/** Returns the number of signatures that call an election: a third of the members, and at least one. */
export function signaturesNeeded(members: number): number {
  return Math.max(1, Math.ceil(members / RECALL_SHARE));
}

/** Returns the game days until a president who took office on a day can be recalled; 0: at once. */
export function daysUntilRecall({
  inOfficeSince,
  absoluteDay,
}: {
  inOfficeSince: number;
  absoluteDay: number;
}): number {
  return Math.max(0, inOfficeSince + RECALL_REST_DAYS - absoluteDay);
}
