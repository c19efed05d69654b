/** Checks an offer in its form by the rules the command itself uses, so that the two never disagree. */
import { contractsRefusals } from '#domains/contracts/refusals.ts';
import { mayOffer } from '#domains/contracts/store/offers.ts';
import { mayOfferInTalk, talkInProgress } from '#domains/contracts/store/talks.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Returns why the club cannot make such an offer today; null: it can. */
export async function faultOfOffering(
  db: Database | Transaction,
  { playerId, clubId, terms }: { playerId: PlayerId; clubId: ClubId; terms: OfferedTerms },
): Promise<Refused | null> {
  const rows = pgReader(db);
  const today = await readToday(db);
  const [player] = await rows.read(players, ['status'], { id: playerId });
  if (player && player.status !== 'club') {
    const may = await mayOffer(rows, { playerId, clubId, terms }, today);
    return may.ok ? null : may;
  }
  const talk = await talkInProgress(rows, { playerId, clubId });
  if (!talk) return contractsRefusals.unknownTalk();
  const may = await mayOfferInTalk(rows, { talk, terms, version: talk.version }, today);
  return may.ok ? null : may;
}
