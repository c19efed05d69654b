import { randomUUID } from 'node:crypto';
import { type Account, type Posting, post } from '#domains/finances/store/ledger.ts';
import { issuePucks } from '#domains/puck/store/issue.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** Pays league money into an account, or takes it if negative; the same amount once a season. */
export async function giveMoney(
  db: Database | Transaction,
  { account, amount, season = 1 }: { account: Account; amount: number; season?: number },
): Promise<void> {
  const entries: Posting['entries'] = [
    { account, amount },
    { account: 'world:league', amount: -amount },
  ];
  const key = `test/${season}/${account}/${amount}`;
  await db.transaction((tx) => post(pgRows(tx), [{ key, kind: 'opening', params: {}, season, day: 1, entries }]));
}

interface Pucks {
  userId: number;
  amount: number;
  color: 'earned' | 'play';
}

/** Gives a user pucks as for a new achievement. */
export async function fundPucks(
  db: Database,
  pucks: Pucks,
  when: { season: number; day: number; now: Date },
): Promise<void> {
  const key = randomUUID();
  const memo = { kind: 'start-pucks' as const, params: {} };
  await db.transaction((tx) => issuePucks(tx, [{ key, source: 'achievement', cause: key, memo, ...pucks }], when));
}
