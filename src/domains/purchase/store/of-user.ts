/**
 * Exports users' purchases, and anonymizes them when an account is erased. Receipts must be kept by law, without the
 * buyer's name.
 */
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { puckDebts, puckGrants, purchaseRefunds, purchases, spendingLimits } from '#domains/purchase/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Keeps the receipts under the nameless account and removes the rest. */
export async function erasePurchases(tx: Transaction, userId: UserId): Promise<void> {
  await tx.update(purchases).set({ pageUrl: null, declined: null }).where(eq(purchases.userId, userId));
  await tx.delete(spendingLimits).where(eq(spendingLimits.userId, userId));
  await tx.update(puckGrants).set({ reason: '' }).where(eq(puckGrants.userId, userId));
}

/** Exports what a user has bought, got refunded and owes, without the secrets shared with the provider. One query. */
export async function exportPurchases(db: Database, userId: UserId) {
  const isOwn = sql`from ${purchases} p where p.user_id = ${userId}`;
  const all = (rows: SQL) => sql`(select coalesce(jsonb_agg(row), '[]') from (${rows}) rows)`;
  const rowsOf = (table: PgTable) => all(sql`select to_jsonb(t) as row from ${table} t where t.user_id = ${userId}`);
  const refunds = sql`select to_jsonb(r) as row from ${purchaseRefunds} r where r.purchase_id in (select p.id ${isOwn})`;
  const { rows } = await db.execute(sql`
    select ${all(sql`select to_jsonb(p) - 'reference' - 'page_url' as row ${isOwn} order by p.id desc`)} as purchases,
      ${all(refunds)} as refunds, ${rowsOf(puckDebts)} as debts, ${rowsOf(spendingLimits)} as limits,
      ${rowsOf(puckGrants)} as grants`);
  return rows[0];
}
