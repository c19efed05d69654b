/** Ends the contracts of who leaves, and signs who stays, who comes and who is new. */

import { and, gt, inArray } from 'drizzle-orm';
import { contracts } from '#domains/contracts/tables.ts';
import type { RolloverPlan } from '#domains/season/rules/rollover/plan.ts';
import type { Newcomer } from '#domains/season/store/rollover/newcomers.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ContractTerms } from '#engine/player/contract.ts';
import { copyInto, takeIds } from '#platform/database/bulk.ts';
import type { Transaction } from '#platform/database/client.ts';

interface Settling {
  /** The season that ends. */
  season: number;
  plan: RolloverPlan;
  newcomers: readonly Newcomer[];
}

/**
 * A contract ends with the season when the player retires, is let go or changes clubs. What a club owes to whom it lets
 * go comes with the buyouts of a later release.
 */
export async function settleContracts(tx: Transaction, { season, plan, newcomers }: Settling): Promise<void> {
  const leaving = [
    ...plan.retired,
    ...plan.released,
    ...plan.placements.flatMap((placement) => (placement.isSigning ? [placement.playerId] : [])),
  ];
  if (leaving.length > 0) {
    await tx
      .update(contracts)
      .set({ toSeason: season })
      .where(and(inArray(contracts.playerId, leaving), gt(contracts.toSeason, season)));
  }
  const signed: { playerId: number; clubId: number; terms: ContractTerms }[] = [
    ...plan.placements.flatMap(({ playerId, clubId, terms }) => (terms ? [{ playerId, clubId, terms }] : [])),
    ...newcomers.map(({ id, clubId, terms }) => ({ playerId: id, clubId, terms })),
  ];
  const firstId = await takeIds(tx, contracts, signed.length);
  await copyInto(
    tx,
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
