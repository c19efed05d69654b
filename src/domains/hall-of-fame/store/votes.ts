/** The ballots of users. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { hallRefusals } from '#domains/hall-of-fame/refusals.ts';
import { hallBuilders, hallBuilderVotes, hallCandidates, hallVotes } from '#domains/hall-of-fame/tables.ts';
import type { PlayerId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Replaces a user's ballot of players and builders; an empty one withdraws it. */
export async function castBallot(
  db: Database,
  {
    season,
    userId,
    playerIds,
    builderIds,
  }: { season: number; userId: UserId; playerIds: readonly PlayerId[]; builderIds: readonly number[] },
): Promise<{ ok: true } | Refused> {
  const named = [...new Set(playerIds)];
  const built = [...new Set(builderIds)];
  return db.transaction(async (tx) => {
    // Counting the votes writes these rows, so it happens entirely before this ballot or after it.
    const open = await tx
      .select({ playerId: hallCandidates.playerId })
      .from(hallCandidates)
      .where(and(eq(hallCandidates.season, season), isNull(hallCandidates.ballots)))
      .for('share');
    const builders = await tx
      .select({ id: hallBuilders.id })
      .from(hallBuilders)
      .where(and(eq(hallBuilders.season, season), isNull(hallBuilders.ballots)))
      .for('share');
    if (open.length === 0 && builders.length === 0) return hallRefusals.closed();
    const isOpen = new Set(open.map(({ playerId }) => playerId));
    const mayBuild = new Set(builders.map(({ id }) => id));
    if (named.some((playerId) => !isOpen.has(playerId)) || built.some((id) => !mayBuild.has(id)))
      return hallRefusals.notOnBallot();
    // Of two ballots from two tabs the later one counts, not both together.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    await forgetBallot(tx, season, userId);
    if (named.length > 0) await tx.insert(hallVotes).values(named.map((playerId) => ({ season, userId, playerId })));
    if (built.length > 0)
      await tx.insert(hallBuilderVotes).values(built.map((builderId) => ({ season, userId, builderId })));
    return { ok: true };
  });
}

async function forgetBallot(tx: Transaction, season: number, userId: UserId): Promise<void> {
  await tx.delete(hallVotes).where(and(eq(hallVotes.season, season), eq(hallVotes.userId, userId)));
  await tx
    .delete(hallBuilderVotes)
    .where(and(eq(hallBuilderVotes.season, season), eq(hallBuilderVotes.userId, userId)));
}

/** Returns the candidates among these that a user has named. */
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

/** Removes the ballots of a user who leaves; counted votes stay. */
export async function forgetVotes(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(hallVotes).where(eq(hallVotes.userId, userId));
  await tx.delete(hallBuilderVotes).where(eq(hallBuilderVotes.userId, userId));
}

/** One query. */
export async function exportVotes(db: Database, userId: UserId) {
  const { rows } = await db.execute<{ season: number; playerId: PlayerId | null; builderId: number | null }>(sql`
    select season, player_id as "playerId", null::int as "builderId" from ${hallVotes} where user_id = ${userId}
    union all select season, null, builder_id from ${hallBuilderVotes} where user_id = ${userId} order by 1, 2, 3`);
  return rows;
}
