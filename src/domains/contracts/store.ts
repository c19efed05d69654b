/** Contracts as they are stored: who leaves has his ended, who stays, comes or is new signs one. */
import { contracts } from '#domains/contracts/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { ContractTerms } from '#engine/market/sign.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** What somebody signs, and with whom. */
export interface SignedContract {
  playerId: PlayerId;
  clubId: ClubId;
  terms: ContractTerms;
}

/**
 * Ends the running contracts of these players with the season. What a club owes to whom it lets go comes with the buyouts of
 * a later release.
 */
export async function endContracts(rows: Rows, playerIds: readonly PlayerId[], season: number): Promise<void> {
  if (playerIds.length === 0) return;
  await rows.updateWhere(contracts, { toSeason: season }, { playerId: playerIds, toSeason: { atLeast: season + 1 } });
}

/** Signs contracts that begin with the next season. @param season the season that ends, on whose last day they are signed. */
export async function signContracts(rows: Rows, signed: readonly SignedContract[], season: number): Promise<void> {
  const firstId = await rows.takeIds(contracts, signed.length);
  await rows.insert(
    contracts,
    signed.map(({ playerId, clubId, terms }, index) => ({
      id: firstId + index,
      playerId,
      clubId,
      fromSeason: season + 1,
      toSeason: season + terms.seasons,
      salary: terms.salary,
      kind: terms.kind,
      signedAt: season * DAYS_PER_SEASON + DAYS_PER_SEASON,
    })),
  );
}
