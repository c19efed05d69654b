/** The next bidding round on a manager's desk. */
import type { DeskItem } from '#domains/club/contract.ts';
import type { UserToday } from '#domains/club/views/overview.ts';
import { FRENZY } from '#domains/free-agency/constants.ts';
import { nextRound } from '#domains/free-agency/rules/frenzy.ts';
import { plansOf } from '#domains/free-agency/store/frenzy-plans.ts';
import { frenzyTiesOf } from '#domains/free-agency/views/frenzy.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import { readWorld } from '#platform/clock/state.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/**
 * Returns the next round if the manager has no plan for it yet, or a plan with targets still available. A manager who wants no one, or has signed as
 * many as planned, gets none. No query outside the frenzy.
 */
export async function roundOnDesk(db: Database | Transaction, { clubId, season, day }: UserToday): Promise<DeskItem[]> {
  if (clubId === null || day < PHASE_STARTS.frenzy) return [];
  const next = nextRound(await readWorld(db), PHASE_STARTS.frenzy);
  if (!next) return [];
  const { rounds } = FRENZY;
  const path = '/office/free-agent-center?tab=Frenzy';
  const plan = (await plansOf(pgReader(db), season, clubId)).get(clubId);
  if (!plan) return [{ kind: 'frenzy-unplanned', params: { round: next.round, rounds }, path }];
  if (plan.signed >= plan.most) return [];
  const ties = await frenzyTiesOf(
    db,
    plan.targets.map(({ playerId }) => playerId),
    season,
  );
  const targets = [...ties.values()].filter(({ signedBy, isHeld }) => signedBy === null && !isHeld).length;
  return targets === 0 ? [] : [{ kind: 'frenzy-round', params: { round: next.round, rounds, targets }, path }];
}
