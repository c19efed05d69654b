/** Checks an offer in its form by the rules the command itself uses, so that the two never disagree. */
import { contractsRefusals } from '#domains/contracts/refusals.ts';
import { mayOffer } from '#domains/contracts/store/offers.ts';
import { mayOfferInTalk, talkInProgress } from '#domains/contracts/store/talks.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Returns why the club cannot make such an offer today, null if it can; and who would leave for him, at the contract limit. */
export async function checkOffering(
  db: Database | Transaction,
  { playerId, clubId, terms }: { playerId: PlayerId; clubId: ClubId; terms: OfferedTerms },
): Promise<{ fault: Refused | null; leaves: PlayerRef | null }> {
  const rows = pgReader(db);
  const today = await readToday(db);
  const [player] = await rows.read(players, ['status'], { id: playerId });
  if (player && player.status !== 'club') {
    const may = await mayOffer(rows, { playerId, clubId, terms }, today);
    if (!may.ok) return { fault: may, leaves: null };
    const refs = await playerRefs(db, may.leaves === null ? [] : [may.leaves], (id) => id);
    return { fault: null, leaves: refs.get(may.leaves ?? 0) ?? null };
  }
  const talk = await talkInProgress(rows, { playerId, clubId });
  if (!talk) return { fault: contractsRefusals.unknownTalk(), leaves: null };
  const may = await mayOfferInTalk(rows, { talk, terms, version: talk.version }, today);
  return { fault: may.ok ? null : may, leaves: null };
}
