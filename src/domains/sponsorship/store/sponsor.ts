/** Sponsors clubs, young players and events with pucks; events hold them until they end. */

import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { deceptionOf } from '#domains/account/rules/names.ts';
import { users } from '#domains/account/tables.ts';
import type { EscrowAccount } from '#domains/finances/store/ledger.ts';
import { emptyEscrow, payEscrow, sharePart, spendPucks } from '#domains/puck/store/spend.ts';
import { TICKET_SHARE } from '#domains/sponsorship/constants.ts';
import { sponsorshipRefusals } from '#domains/sponsorship/refusals.ts';
import { sponsorships } from '#domains/sponsorship/tables.ts';
import type { SponsoredKind } from '#domains/subject.ts';
import type { SeasonDay } from '#engine/calendar.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { doorRefusals } from '#platform/calls/refusals.ts';
import type { Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

interface Order extends SeasonDay {
  userId: UserId;
  kind: SponsoredKind;
  subjectId: number;
  pucks: number;
  name: string;
  line: string;
  orderId: string;
  now: Date;
}

const escrowOf = (id: number): EscrowAccount => `escrow:sponsorship/${id}`;

/** Takes pucks for a subject: those of an event are held until it ends, all others leave the game. */
export async function sponsor(tx: Transaction, order: Order): Promise<{ ok: true } | Refused> {
  const { userId, kind, subjectId, pucks, name, line, orderId, now, season, day } = order;
  if (deceptionOf(name)) return sponsorshipRefusals.name();
  await lockSubject(tx, { kind: kind.kind, id: subjectId });
  const isOwnOrder = and(eq(sponsorships.userId, userId), eq(sponsorships.orderId, orderId));
  const [made] = await tx.select().from(sponsorships).where(isOwnOrder);
  const isOfSame = made?.kind === kind.kind && made.subjectId === subjectId;
  const isSame = isOfSame && made.pucks === pucks && made.name === name && made.line === line;
  if (made) return isSame ? { ok: true } : doorRefusals.usedId();
  const found = await kind.find(tx, subjectId);
  if (!found) return sponsorshipRefusals.unknown();
  const { name: subjectName, path } = found;
  const state = kind.isEvent ? ('held' as const) : ('spent' as const);
  const [row] = await tx
    .insert(sponsorships)
    .values({ userId, orderId, kind: kind.kind, subjectId, subjectName, path, name, line, pucks, state, at: now })
    .returning({ id: sponsorships.id });
  if (!row) throw new Error('a sponsorship was not noted');
  const paid = await spendPucks(tx, {
    ...{ userId, price: pucks, to: kind.isEvent ? escrowOf(row.id) : 'world:shop' },
    ...{ key: `sponsorship/${row.id}`, season, day },
    memo: { kind: 'sponsorship', params: { subject: subjectName, path } },
  });
  // Removes the row that was just inserted.
  if (!paid.ok) await tx.delete(sponsorships).where(eq(sponsorships.id, row.id));
  return paid;
}

/**
 * Ends an event for its sponsors. If it succeeded, they share part of its ticket pucks in proportion to their pucks, as
 * play pucks, and their own pucks leave the game; if it was called off, all sponsors are refunded.
 * @param tickets the escrow of its ticket pucks, before any payout
 */
export async function endSponsoredEvent(
  tx: Transaction,
  {
    event,
    wentWell,
    tickets,
    season,
    day,
  }: SeasonDay & {
    event: { kind: string; id: number };
    wentWell: boolean;
    tickets: EscrowAccount;
  },
): Promise<void> {
  await lockSubject(tx, event);
  const isHeld = and(
    eq(sponsorships.kind, event.kind),
    eq(sponsorships.subjectId, event.id),
    eq(sponsorships.state, 'held'),
  );
  const held = await tx.select().from(sponsorships).where(isHeld).orderBy(asc(sponsorships.id));
  for (const { id, userId, subjectName, path } of held) {
    const params = { subject: subjectName, path };
    const key = `sponsorship/${id}/end`;
    if (wentWell) {
      const memo = { kind: 'sponsorship-spent' as const, params };
      await emptyEscrow(tx, escrowOf(id), { to: 'world:shop', memo, key, season, day });
    } else {
      const memo = { kind: 'sponsorship-returned' as const, params };
      await payEscrow(tx, escrowOf(id), { shares: [{ userId, share: 1 }], memo, key, season, day });
    }
  }
  await tx
    .update(sponsorships)
    .set({ state: wentWell ? 'spent' : 'returned' })
    .where(isHeld);
  const [first] = held;
  if (first && wentWell) await shareTickets(tx, { first, tickets, season, day });
}

type Sponsorship = typeof sponsorships.$inferSelect;

/** Shares ticket pucks among sponsors whose accounts still exist, largest first; ties go to the earlier one. */
async function shareTickets(
  tx: Transaction,
  { first, tickets, season, day }: SeasonDay & { first: Sponsorship; tickets: EscrowAccount },
): Promise<void> {
  const { kind, subjectId, subjectName, path } = first;
  const given = sql<number>`sum(${sponsorships.pucks})::int`;
  const shares = await tx
    .select({ userId: sponsorships.userId, share: given })
    .from(sponsorships)
    .innerJoin(users, eq(users.id, sponsorships.userId))
    .where(and(eq(sponsorships.kind, kind), eq(sponsorships.subjectId, subjectId), isNull(users.deletedAt)))
    .groupBy(sponsorships.userId)
    .orderBy(sql`2 desc`, sql`min(${sponsorships.id})`);
  const key = `sponsor-share/${kind}/${subjectId}`;
  const memo = { kind: 'sponsor-share' as const, params: { subject: subjectName, path } };
  await sharePart(tx, tickets, { percent: TICKET_SHARE, shares, key, memo, season, day });
}

/** Locks a subject, so that sponsoring an event as it ends comes before or after the end. */
async function lockSubject(tx: Transaction, { kind, id }: { kind: string; id: number }): Promise<void> {
  await lockName(tx, `sponsorship/${kind}`, id);
}
