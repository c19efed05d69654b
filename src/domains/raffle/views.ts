/** Builds the views of raffles. */
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { PER_PAGE, type RaffleType } from '#domains/raffle/constants.ts';
import type { Raffle, RaffleDetail, RaffleList } from '#domains/raffle/contract.ts';
import { type Proof, potOf } from '#domains/raffle/rules.ts';
import { isInDraw, numbersOf } from '#domains/raffle/store/raffles.ts';
import { standingOf, ticketsOfUser } from '#domains/raffle/store/tickets.ts';
import { raffles, raffleTickets, raffleWins } from '#domains/raffle/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

interface Asker {
  userId: UserId;
  now: Date;
}

/** Returns the open raffles, first to close first; none for users who are under age. Two queries. */
export async function listRaffles(db: Database, { userId, now }: Asker): Promise<RaffleList> {
  const [asker, open] = await Promise.all([
    standingOf(db, userId, now),
    readRaffles(db, userId, { where: isNull(raffles.drawnAt) }),
  ]);
  if (asker.standing === 'minor') return { ...asker, isFreeLeft: false, open: [] };
  return { ...asker, open: open.reverse() };
}

/**
 * Returns a page of drawn raffles, of one type or all, newest first; none for users who are under age. Four queries.
 */
export async function listDrawn(
  db: Database,
  { userId, now, type, page }: Asker & { type: RaffleType | 'any'; page: number },
): Promise<{ rows: Raffle[]; total: number }> {
  const { standing } = await standingOf(db, userId, now);
  if (standing === 'minor') return { rows: [], total: 0 };
  const where = and(isNotNull(raffles.drawnAt), type === 'any' ? undefined : eq(raffles.type, type));
  const rows = await readRaffles(db, userId, { where, page });
  return { rows, total: await db.$count(raffles, where) };
}

/** Returns a raffle with the viewer's tickets. null: none, or not available to them. Four queries. */
export async function findRaffle(db: Database, id: number, { userId, now }: Asker): Promise<RaffleDetail | null> {
  const [asker, [raffle], own] = await Promise.all([
    standingOf(db, userId, now),
    readRaffles(db, userId, { where: eq(raffles.id, id) }),
    ticketsOfUser(db, id, userId),
  ]);
  if (!raffle || asker.standing === 'minor') return null;
  return { ...asker, raffle, entrant: own[0]?.entrant ?? null, numbers: own.map(({ number }) => number) };
}

/** Returns the proof of a raffle's draw. null: no such raffle; undefined: not drawn yet. */
export async function proofOf(db: Database, id: number): Promise<Proof | null | undefined> {
  const [raffle] = await db.select().from(raffles).where(eq(raffles.id, id));
  if (!raffle) return null;
  const { seed, list, listHash, seedHash, places } = raffle;
  if (seed === null || list === null || listHash === null) return undefined;
  const wins = await db
    .select({ ticket: raffleWins.ticket })
    .from(raffleWins)
    .where(eq(raffleWins.raffleId, id))
    .orderBy(raffleWins.place);
  return { seedHash, listHash, seed, list, places: places.length, winners: wins.map(({ ticket }) => ticket) };
}

/** Returns the badges that a user has won, newest first. */
export async function badgesOf(db: Database, userId: UserId) {
  const won = await db
    .select({ raffleId: raffleWins.raffleId, prizes: raffleWins.prizes, drawnAt: raffles.drawnAt })
    .from(raffleWins)
    .innerJoin(raffles, eq(raffles.id, raffleWins.raffleId))
    .where(eq(raffleWins.userId, userId))
    .orderBy(desc(raffles.drawnAt), desc(raffleWins.raffleId));
  return won.flatMap(({ raffleId, prizes, drawnAt }) =>
    prizes.flatMap((prize) =>
      prize.kind === 'badge' && drawnAt ? [{ badge: prize.badge, raffleId, wonAt: drawnAt.toISOString() }] : [],
    ),
  );
}

/** Returns raffles, newest first. Two queries. */
async function readRaffles(
  db: Database,
  userId: UserId,
  { where, page = 1 }: { where: SQL | undefined; page?: number },
): Promise<Raffle[]> {
  const ofIt = sql`${raffleTickets.raffleId} = ${raffles.id}`;
  const isHolder = sql`${users.id} = ${raffleTickets.userId}`;
  const { id, type, opensAt, closesAt, drawnAt, places, added, percent, seedHash, list } = raffles;
  const isListed = sql`listed.number = ${raffleTickets.number}`;
  // After the draw, only tickets in its list count.
  const inDraw = (which: SQL) => sql<number>`(case when ${list} is null
    then (select count(*) from ${raffleTickets} join ${users} on ${isHolder} where ${ofIt} and ${isInDraw} and ${which})
    else (select count(*) from ${raffleTickets} join ${numbersOf(list)} on ${isListed} where ${ofIt} and ${which})
    end)::int`;
  const isPaid = sql`${raffleTickets.freeDay} is null`;
  const rows = await db
    .select({
      ...{ id, type, opensAt, closesAt, drawnAt, places, added, percent, seedHash },
      tickets: inDraw(sql`true`),
      paid: inDraw(isPaid),
      own: sql<number>`(select count(*) from ${raffleTickets} where ${ofIt} and ${raffleTickets.userId} = ${userId})::int`,
    })
    .from(raffles)
    .where(where)
    .orderBy(desc(closesAt), desc(id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  const wins = rows.length === 0 ? [] : await winsOf(db, rows);
  return rows.map(({ paid, ...row }) => ({
    ...row,
    pot: potOf({ ...row, paid }),
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    drawnAt: row.drawnAt?.toISOString() ?? null,
    places: row.places.map((place) => ({ ...place, items: [...place.items] })),
    winners: wins
      .filter(({ raffleId }) => raffleId === row.id)
      .map(({ raffleId: _, ...win }) => ({ ...win, prizes: [...win.prizes] })),
  }));
}

async function winsOf(db: Database, rows: readonly { id: number }[]) {
  const { raffleId, place, ticket, prizes } = raffleWins;
  const of = inArray(
    raffleId,
    rows.map(({ id }) => id),
  );
  return db
    .select({ raffleId, place, ticket, prizes, user: { id: users.id, name: users.name } })
    .from(raffleWins)
    .innerJoin(users, eq(users.id, raffleWins.userId))
    .where(of)
    .orderBy(raffleId, place);
}
