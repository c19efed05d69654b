/** What users say of picks. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { DRAFT_REACTIONS } from '#domains/draft/constants.ts';
import type { DraftReaction, PickReactions } from '#domains/draft/contract/live.ts';
import { draftRefusals } from '#domains/draft/refusals.ts';
import { draftPicks, draftReactions } from '#domains/draft/tables.ts';
import type { LeagueId, PickId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publish } from '#platform/realtime.ts';

interface OfDraft {
  leagueId: LeagueId;
  season: number;
}

/** Says something of a pick, something else, or nothing any more. */
export async function reactToPick(
  db: Database,
  { pickId, userId, kind, now }: { pickId: PickId; userId: UserId; kind: DraftReaction | null; now: Date },
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    const [pick] = await tx
      .select({ leagueId: draftPicks.leagueId, playerId: draftPicks.playerId })
      .from(draftPicks)
      .where(eq(draftPicks.id, pickId));
    if (!pick) return draftRefusals.unknown();
    if (pick.playerId === null) return draftRefusals.notUsedYet();
    if (kind === null) {
      await tx.delete(draftReactions).where(and(eq(draftReactions.pickId, pickId), eq(draftReactions.userId, userId)));
    } else {
      await tx
        .insert(draftReactions)
        .values({ pickId, userId, kind, createdAt: now })
        .onConflictDoUpdate({ target: [draftReactions.pickId, draftReactions.userId], set: { kind, createdAt: now } });
    }
    await publish(tx, 'draft', { leagueId: pick.leagueId });
    return { ok: true };
  });
}

/** Of all picks of a draft of which anybody has said anything. */
export async function reactionsOfDraft(db: Database, { leagueId, season }: OfDraft): Promise<PickReactions[]> {
  const rows = await db
    .select({ pickId: draftReactions.pickId, kind: draftReactions.kind, users: sql<number>`count(*)` })
    .from(draftReactions)
    .innerJoin(draftPicks, eq(draftPicks.id, draftReactions.pickId))
    .where(and(eq(draftPicks.leagueId, leagueId), eq(draftPicks.season, season)))
    .groupBy(draftReactions.pickId, draftReactions.kind)
    .orderBy(asc(draftReactions.pickId));
  return [...Map.groupBy(rows, ({ pickId }) => pickId)].map(([pickId, said]) => {
    const of = (kind: DraftReaction) => said.find((row) => row.kind === kind)?.users ?? 0;
    const [steal, solid, reach] = DRAFT_REACTIONS.map(of);
    return { pickId, counts: { steal: steal ?? 0, solid: solid ?? 0, reach: reach ?? 0 } };
  });
}

/** What one user says of the picks of a draft. */
export async function ownReactions(db: Database, userId: UserId, { leagueId, season }: OfDraft) {
  return db
    .select({ pickId: draftReactions.pickId, kind: draftReactions.kind })
    .from(draftReactions)
    .innerJoin(draftPicks, eq(draftPicks.id, draftReactions.pickId))
    .where(and(eq(draftReactions.userId, userId), eq(draftPicks.leagueId, leagueId), eq(draftPicks.season, season)))
    .orderBy(asc(draftReactions.pickId));
}

/** For his export. */
export async function exportReactions(db: Database, userId: UserId) {
  const { pickId, kind, createdAt } = draftReactions;
  return db
    .select({ pickId, kind, createdAt })
    .from(draftReactions)
    .where(eq(draftReactions.userId, userId))
    .orderBy(asc(createdAt));
}

export async function removeReactions(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(draftReactions).where(eq(draftReactions.userId, userId));
}
