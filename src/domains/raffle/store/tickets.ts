/** Raffle tickets: bought for pucks, which the raffle holds until the draw, or free once a day per household. */
import { and, eq, sql } from 'drizzle-orm';
import { ADULT_AGE, type AdultStanding } from '#domains/account/constants.ts';
import { adultStandingOf } from '#domains/account/rules/standing.ts';
import { users } from '#domains/account/tables.ts';
import { inHousehold } from '#domains/auth/store/places.ts';
import { realDayOf } from '#domains/puck/store/issue.ts';
import { spendPucks } from '#domains/puck/store/spend.ts';
import { MAX_TICKETS, TICKET_PRICE } from '#domains/raffle/constants.ts';
import { raffleRefusals } from '#domains/raffle/refusals.ts';
import { ticketsLeft } from '#domains/raffle/rules.ts';
import { escrowOf, holdRaffle } from '#domains/raffle/store/raffles.ts';
import { raffleTickets } from '#domains/raffle/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { doorRefusals } from '#platform/calls/refusals.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

interface Entry {
  raffleId: number;
  userId: UserId;
  now: Date;
}

interface Order extends Entry {
  tickets: number;
  /** Idempotency key by the buyer: an order is filled once, however often it is sent. */
  orderId: string;
  season: number;
  day: number;
}

/** Sells tickets while the raffle is open, up to the user's limit. */
export async function buyTickets(tx: Transaction, order: Order): Promise<{ ok: true } | Refused> {
  const { raffleId, userId, tickets, orderId, season, day } = order;
  const entry = await enter(tx, order);
  if (!entry.ok) return entry;
  const { own, type } = entry;
  const ordered = own.filter((ticket) => ticket.orderId === orderId).length;
  if (ordered > 0) return ordered === tickets ? { ok: true } : doorRefusals.usedId();
  const left = ticketsLeft(own.length);
  if (tickets > left) return raffleRefusals.enough({ max: MAX_TICKETS, left });
  const paid = await spendPucks(tx, {
    ...{ userId, price: tickets * TICKET_PRICE, to: escrowOf(raffleId) },
    ...{ key: `raffle-ticket/${raffleId}/${userId}/${orderId}`, season, day },
    memo: { kind: 'raffle-ticket', params: { raffle: type, raffleId, tickets } },
  });
  if (!paid.ok) return paid;
  await addTickets(tx, { raffleId, userId, entrant: entry.entrant, tickets, orderId, freeDay: null });
  return { ok: true };
}

/** Gives a household its daily free ticket. */
export async function takeFreeTicket(tx: Transaction, wanted: Entry): Promise<{ ok: true } | Refused> {
  const { raffleId, userId, now } = wanted;
  const entry = await enter(tx, wanted);
  if (!entry.ok) return entry;
  if (ticketsLeft(entry.own.length) === 0) return raffleRefusals.enough({ max: MAX_TICKETS, left: 0 });
  // Simultaneous requests of a household, for any raffles, are handled one at a time.
  await lockName(tx, 'raffle-free-tickets');
  const { isFreeLeft } = await standingOf(tx, userId, now);
  if (!isFreeLeft) return raffleRefusals.freeTaken();
  const freeDay = realDayOf(now);
  await addTickets(tx, { raffleId, userId, entrant: entry.entrant, tickets: 1, orderId: null, freeDay });
  return { ok: true };
}

/**
 * Returns whether a user can take part in raffles, and whether their household still has its daily free ticket. One
 * query.
 */
export async function standingOf(
  db: Database | Transaction,
  userId: UserId,
  now: Date,
): Promise<{ standing: AdultStanding; isFreeLeft: boolean }> {
  const { isAdmin, isAdult } = users;
  const [user] = await db
    .select({
      isAdmin,
      isAdult,
      isFreeLeft: sql<boolean>`not exists (
        select from ${raffleTickets} t where t.free_day = ${realDayOf(now)}::int and t.user_id in ${inHousehold(userId)}
      )`,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error(`there is no user ${userId}`);
  return { standing: adultStandingOf(user), isFreeLeft: user.isFreeLeft };
}

/** Locks the raffle for an eligible user and returns it with their tickets. */
async function enter(tx: Transaction, { raffleId, userId, now }: Entry) {
  const raffle = await holdRaffle(tx, raffleId);
  if (!raffle) return raffleRefusals.unknown();
  if (raffle.drawnAt || raffle.closesAt <= now) return raffleRefusals.closed();
  const { standing } = await standingOf(tx, userId, now);
  if (standing === 'admin') return raffleRefusals.admin();
  if (standing !== 'open') return raffleRefusals[standing]({ age: ADULT_AGE });
  const own = await ticketsOfUser(tx, raffleId, userId);
  return { ok: true as const, type: raffle.type, own, entrant: own[0]?.entrant ?? null };
}

/** Returns the tickets of a user in a raffle. */
export async function ticketsOfUser(db: Database | Transaction, raffleId: number, userId: UserId) {
  const { number, entrant, orderId } = raffleTickets;
  return db
    .select({ number, entrant, orderId })
    .from(raffleTickets)
    .where(and(eq(raffleTickets.raffleId, raffleId), eq(raffleTickets.userId, userId)))
    .orderBy(number);
}

interface NewTickets {
  raffleId: number;
  userId: UserId;
  /** null: these are the user's first tickets. */
  entrant: number | null;
  tickets: number;
  orderId: string | null;
  freeDay: number | null;
}

/** Adds tickets numbered from the last one on; the raffle must be locked. */
async function addTickets(tx: Transaction, { tickets, entrant, ...ticket }: NewTickets): Promise<void> {
  const [last] = await tx
    .select({
      number: sql<number>`coalesce(max(${raffleTickets.number}), 0)::int`,
      entrant: sql<number>`coalesce(max(${raffleTickets.entrant}), 0)::int`,
    })
    .from(raffleTickets)
    .where(eq(raffleTickets.raffleId, ticket.raffleId));
  const rows = Array.from({ length: tickets }, (_, index) => ({
    ...ticket,
    number: (last?.number ?? 0) + index + 1,
    entrant: entrant ?? (last?.entrant ?? 0) + 1,
  }));
  await tx.insert(raffleTickets).values(rows);
}

/** Exports a user's tickets. */
export async function exportTickets(db: Database, userId: UserId) {
  const { raffleId, number, entrant, freeDay } = raffleTickets;
  return db
    .select({ raffleId, number, entrant, freeDay })
    .from(raffleTickets)
    .where(eq(raffleTickets.userId, userId))
    .orderBy(raffleId, number);
}
