/** Users' reactions to picks. */
import { and, eq } from 'drizzle-orm';
import { countReactions, setSoleReaction } from '#domains/discussion/store/reactions.ts';
import { DRAFT_REACTIONS } from '#domains/draft/constants.ts';
import type { DraftReaction, PickReactions } from '#domains/draft/contract/live.ts';
import { draftRefusals } from '#domains/draft/refusals.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import type { LeagueId, PickId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database } from '#platform/database/client.ts';
import { publish } from '#platform/realtime.ts';

/** Picks as a subject of reactions. */
const PICK = 'draft-pick';

interface OfDraft {
  leagueId: LeagueId;
  season: number;
}

/** Sets, changes or removes a user's reaction to a pick. */
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
    await setSoleReaction(tx, { kind: PICK, id: pickId }, { userId, reaction: kind, now });
    await publish(tx, 'draft', { leagueId: pick.leagueId });
    return { ok: true };
  });
}

/** Returns the reactions to a draft's picks, with a user's own; picks without any are missing. */
export async function reactionsOfDraft(
  db: Database,
  { leagueId, season }: OfDraft,
  viewerId: UserId | null = null,
): Promise<{ reactions: PickReactions[]; mine: { pickId: PickId; kind: DraftReaction }[] }> {
  const picks = db
    .select({ id: draftPicks.id })
    .from(draftPicks)
    .where(and(eq(draftPicks.leagueId, leagueId), eq(draftPicks.season, season)));
  const rows = await countReactions<DraftReaction>(db, PICK, picks, { viewerId });
  const reactions = [...Map.groupBy(rows, ({ id }) => id)].map(([pickId, said]) => {
    const of = (kind: DraftReaction) => said.find(({ reaction }) => reaction === kind)?.count ?? 0;
    const [steal, solid, reach] = DRAFT_REACTIONS.map(of);
    return { pickId, counts: { steal: steal ?? 0, solid: solid ?? 0, reach: reach ?? 0 } };
  });
  const mine = rows.filter(({ isMine }) => isMine).map(({ id, reaction }) => ({ pickId: id, kind: reaction }));
  return { reactions, mine };
}
