/** A check of the world. */
import type { SQL } from 'drizzle-orm';
import type { WorldRow } from '#platform/clock/state.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface CheckContext {
  /** A transaction that sees one state of the world from beginning to end. */
  db: Database | Transaction;
  world: WorldRow;
}

export interface Check {
  name: string;
  run(context: CheckContext): Promise<{ checked: number; faults: string[] }>;
}

/** A check with more faults than this reports only the first ones. */
export const MAX_FAULTS = 20;

/** Runs a query that returns one row per fault, with its description in `fault`. */
export async function faultsOf(db: Database | Transaction, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ fault: string }>(query);
  return rows.map((row) => row.fault);
}

/** Runs a query that returns one number in `count`. */
export async function countOf(db: Database | Transaction, query: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(query);
  return rows[0]?.count ?? 0;
}

/** Returns a check made of two queries: one for `countOf` and one for `faultsOf`. */
export function checkOf({ name, checked, faults }: { name: string; checked: SQL; faults: SQL }): Check {
  return {
    name,
    async run({ db }) {
      const found = await faultsOf(db, faults);
      return { checked: await countOf(db, checked), faults: found };
    },
  };
}
