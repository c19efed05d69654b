/** Raffles as their screens show them. */
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { LISTED } from '#domains/raffle/constants.ts';
import type { Raffle, RaffleDetail, RaffleList } from '#domains/raffle/contract.ts';
import type { Proof } from '#domains/raffle/rules.ts';
import { isInDraw } from '#domains/raffle/store/raffles.ts';
import { standingOf, ticketsOfUser } from '#domains/raffle/store/tickets.ts';
import { raffles, raffleTickets, raffleWins } from '#domains/raffle/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

interface Asker {
  userId: UserId;
  now: Date;
}

/** What a user can enter, and what was drawn; nothing for those who have declared that they are under 18. Three queries. */
export async function listRaffles(db: Database, { userId, now }: Asker): Promise<RaffleList> {
  const [asker, all] = await Promise.all([standingOf(db, userId, now), readRaffles(db, userId, undefined)]);
  if (asker.standing === 'minor') return { ...asker, isFreeLeft: false, open: [], past: [] };
  const open = all.filter(({ drawnAt }) => drawnAt === null);
  return { ...asker, open: open.reverse(), past: all.filter(({ drawnAt }) => drawnAt !== null) };
}

/** A raffle with the asker's tickets. null: there is none, or it is not offered to them. Four queries. */
export async function findRaffle(db: Database, id: number, { userId, now }: Asker): Promise<RaffleDetail | null> {
  const [asker, [raffle], own] = await Promise.all([
    standingOf(db, userId, now),
    readRaffles(db, userId, eq(raffles.id, id)),
    ticketsOfUser(db, id, userId),
  ]);
  if (!raffle || asker.standing === 'minor') return null;
  return { ...asker, raffle, entrant: own[0]?.entrant ?? null, numbers: own.map(({ number }) => number) };
}

/** What gives the winners of a raffle again. null: there is no such raffle; undefined: it was not drawn yet. */
export async function proofOf(db: Database, id: number): Promise<Proof | null | undefined> {
  const [raffle] = await db.select().from(raffles).where(eq(raffles.id, id));
  if (!raffle) return null;
  const { seed, list, listHash, seedHash, prizes } = raffle;
  if (seed === null || list === null || listHash === null) return undefined;
  const wins = await db
    .select({ ticket: raffleWins.ticket })
    .from(raffleWins)
    .where(eq(raffleWins.raffleId, id))
    .orderBy(raffleWins.place);
  return { seedHash, listHash, seed, list, places: prizes.length, winners: wins.map(({ ticket }) => ticket) };
}

/** Badges that a user has won, the newest first. */
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

/** The newest first, and those that are open before the others. Two queries. */
async function readRaffles(db: Database, userId: UserId, where: SQL | undefined): Promise<Raffle[]> {
  const ofIt = sql`${raffleTickets.raffleId} = ${raffles.id}`;
  const isHolder = sql`${users.id} = ${raffleTickets.userId}`;
  const { id, type, opensAt, closesAt, drawnAt, prizes, seedHash, list } = raffles;
  const rows = await db
    .select({
      ...{ id, type, opensAt, closesAt, drawnAt, prizes, seedHash },
      // Once it is drawn, those of the list.
      tickets: sql<number>`case when ${list} is null
        then (select count(*) from ${raffleTickets} join ${users} on ${isHolder} where ${ofIt} and ${isInDraw})
        when ${list} = '' then 0 else array_length(string_to_array(${list}, E'\n'), 1) end::int`,
      own: sql<number>`(select count(*) from ${raffleTickets} where ${ofIt} and ${raffleTickets.userId} = ${userId})::int`,
    })
    .from(raffles)
    .where(where)
    .orderBy(sql`${drawnAt} is null desc`, desc(closesAt), desc(id))
    .limit(LISTED);
  const wins = rows.length === 0 ? [] : await winsOf(db, rows);
  return rows.map((row) => ({
    ...row,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    drawnAt: row.drawnAt?.toISOString() ?? null,
    prizes: row.prizes.map((place) => [...place]),
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
