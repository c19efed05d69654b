/** The ballots of users. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { hallRefusals } from '#domains/hall-of-fame/refusals.ts';
import { hallCandidates, hallVotes } from '#domains/hall-of-fame/tables.ts';
import type { PlayerId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Replaces the ballot of a user; an empty one takes it back. */
export async function castBallot(
  db: Database,
  { season, userId, playerIds }: { season: number; userId: UserId; playerIds: readonly PlayerId[] },
): Promise<{ ok: true } | Refused> {
  const named = [...new Set(playerIds)];
  return db.transaction(async (tx) => {
    // Whoever counts the votes writes these rows: his count comes before this ballot, or after it.
    const open = await tx
      .select({ playerId: hallCandidates.playerId })
      .from(hallCandidates)
      .where(and(eq(hallCandidates.season, season), isNull(hallCandidates.ballots)))
      .for('share');
    if (open.length === 0) return hallRefusals.closed();
    const isOpen = new Set(open.map(({ playerId }) => playerId));
    if (named.some((playerId) => !isOpen.has(playerId))) return hallRefusals.notOnBallot();
    await tx.delete(hallVotes).where(and(eq(hallVotes.season, season), eq(hallVotes.userId, userId)));
    if (named.length > 0) await tx.insert(hallVotes).values(named.map((playerId) => ({ season, userId, playerId })));
    return { ok: true };
  });
}

/** Whom a user has named of these. */
export async function namedBy(
  db: Database,
  { season, userId, playerIds }: { season: number; userId: UserId; playerIds: readonly PlayerId[] },
): Promise<Set<PlayerId>> {
  if (playerIds.length === 0) return new Set();
  const rows = await db
    .select({ playerId: hallVotes.playerId })
    .from(hallVotes)
    .where(
      and(eq(hallVotes.season, season), eq(hallVotes.userId, userId), inArray(hallVotes.playerId, [...playerIds])),
    );
  return new Set(rows.map(({ playerId }) => playerId));
}

/** Who leaves takes his ballots along; what has been counted stays as it is. */
export async function forgetVotes(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(hallVotes).where(eq(hallVotes.userId, userId));
}

export function exportVotes(db: Database, userId: UserId) {
  return db
    .select({ season: hallVotes.season, playerId: hallVotes.playerId })
    .from(hallVotes)
    .where(eq(hallVotes.userId, userId));
}
