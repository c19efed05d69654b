/** Polls are opened, take one vote per user, and are counted once. */
import { eq, sql } from 'drizzle-orm';
import { ballotRefusals } from '#domains/ballot/refusals.ts';
import { pollBoxes, polls, pollVoters } from '#domains/ballot/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Opens polls with empty boxes. @param closesOn the last day of each, absolute @returns the id of the first; the others follow */
export async function openPolls(rows: Rows, closesOn: readonly number[]): Promise<number> {
  const firstId = await rows.takeIds(polls, closesOn.length);
  await rows.insert(
    polls,
    closesOn.map((day, index) => ({ id: firstId + index, closesOn: day, isCounted: false })),
  );
  await rows.insert(
    pollBoxes,
    closesOn.map((_, index) => ({ pollId: firstId + index, choices: [] })),
  );
  return firstId;
}

interface Vote {
  pollId: number;
  userId: UserId;
  /** The choice: an id, or 0 and 1. Callers check that it is valid, and valid for this user. */
  choice: number;
  absoluteDay: number;
}

/** Takes a vote. Of two that a user casts at once one counts; late votes are refused. */
export async function castVote(
  tx: Transaction,
  { pollId, userId, choice, absoluteDay }: Vote,
): Promise<{ ok: true } | Refused> {
  // Locked until the end, so that the poll is not counted between the check and the vote.
  const [poll] = await tx.select().from(polls).where(eq(polls.id, pollId)).for('no key update');
  if (!poll || poll.isCounted || absoluteDay > poll.closesOn) return ballotRefusals.closed();
  const [voter] = await tx.insert(pollVoters).values({ pollId, userId }).onConflictDoNothing().returning();
  if (!voter) return ballotRefusals.votedAlready();
  await tx
    .update(pollBoxes)
    .set({
      choices: sql`(select array_agg(choice order by choice) from unnest(${pollBoxes.choices} || ${choice}::int) choice)`,
    })
    .where(eq(pollBoxes.pollId, pollId));
  return { ok: true };
}

/**
 * Empties the boxes of polls and returns the votes for each choice. A poll is counted once: polls counted before are
 * missing from the answer. The list of voters is deleted.
 */
export async function countPolls(rows: Rows, pollIds: readonly number[]): Promise<Map<number, Map<number, number>>> {
  if (pollIds.length === 0) return new Map();
  await rows.lock(polls, { id: pollIds });
  const open = (await rows.read(polls, ['id'], { id: pollIds, isCounted: false })).map(({ id }) => id);
  if (open.length === 0) return new Map();
  await rows.updateWhere(polls, { isCounted: true }, { id: open });
  const boxes = await rows.read(pollBoxes, ['pollId', 'choices'], { pollId: open }, ['pollId']);
  await rows.updateWhere(pollBoxes, { choices: [] }, { pollId: open });
  await rows.remove(pollVoters, ['pollId'], { pollId: open });
  return new Map(boxes.map(({ pollId, choices }) => [pollId, tally(choices)]));
}

function tally(choices: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const choice of choices) counts.set(choice, (counts.get(choice) ?? 0) + 1);
  return counts;
}

/** Removes a user who leaves from the voters; the vote stays, since it cannot be traced. */
export async function eraseVoter(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(pollVoters).where(eq(pollVoters.userId, userId));
}
