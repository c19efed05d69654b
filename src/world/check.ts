/** Checks the integrity of the world: redundant data must agree, and required data must exist. */

import { slices } from '#domains/slices.ts';
import { type Check, MAX_FAULTS } from '#platform/check.ts';
import type { CheckResult } from '#platform/check-result.ts';
import { readWorld } from '#platform/clock/state.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { stepsWithoutGaps } from '#world/steps/checks.ts';

/** The checks of all domains, and that of the steps. */
export const CHECKS: readonly Check[] = [...slices.flatMap(({ checks }) => checks ?? []), stepsWithoutGaps];

/** Progress of a check: finished invariants, and the current one. */
export interface CheckProgress {
  done: number;
  total: number;
  name: string;
}

/**
 * Runs checks, by default every one, on one snapshot of the world, which may go on meanwhile. @throws when there is no world,
 * and what `onProgress` throws
 */
export async function checkWorld(
  db: Database | Transaction,
  onProgress: (progress: CheckProgress) => void | Promise<void> = () => {},
  checks = CHECKS,
): Promise<CheckResult[]> {
  return db.transaction(
    async (tx) => {
      const world = await readWorld(tx);
      const results: CheckResult[] = [];
      for (const [index, check] of checks.entries()) {
        await onProgress({ done: index, total: checks.length, name: check.name });
        const { checked, faults } = await check.run({ db: tx, world });
        const shown = faults.slice(0, MAX_FAULTS);
        if (faults.length > shown.length) shown.push(`and ${faults.length - shown.length} more`);
        results.push({ name: check.name, holds: faults.length === 0, checked, faults: shown });
      }
      return results;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
