/** What the form of an offer sheet says before it is sent, by the rules that the sheet itself is held to. */
import { mayMakeSheet } from '#domains/free-agency/store/offer-sheets.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** What is against such a sheet of a club today; null: it may be sent. */
export async function faultOfSheet(
  db: Database | Transaction,
  sheet: { playerId: PlayerId; clubId: ClubId; terms: OfferedTerms },
): Promise<Refused | null> {
  const may = await mayMakeSheet(pgReader(db), sheet, await readToday(db));
  return may.ok ? null : may;
}
