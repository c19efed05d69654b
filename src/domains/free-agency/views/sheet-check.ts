/** Checks an offer sheet in its form, by the rules that apply when it is sent. */
import { mayMakeSheet } from '#domains/free-agency/store/offer-sheets.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Returns why the club cannot send such a sheet today; null: it can. */
export async function faultOfSheet(
  db: Database | Transaction,
  sheet: { playerId: PlayerId; clubId: ClubId; terms: OfferedTerms },
): Promise<Refused | null> {
  const may = await mayMakeSheet(pgReader(db), sheet, await readToday(db));
  return may.ok ? null : may;
}
