/** Opens, closes and draws raffles in a job, each once, however many workers run it. */
import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lte, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import type { PuckColor } from '#domains/finances/constants.ts';
import type { EscrowAccount } from '#domains/finances/store/ledger.ts';
import { ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { type Due, issuePucks } from '#domains/puck/store/issue.ts';
import { emptyEscrow, returnPucks } from '#domains/puck/store/spend.ts';
import { type Place, type Prize, RAFFLE_TYPE_IDS, RAFFLE_TYPES, type RaffleType } from '#domains/raffle/constants.ts';
import { drawTickets, listOf, periodAt, potOf, pucksAmong, pucksByPlace } from '#domains/raffle/rules.ts';
import { raffles, raffleTickets, raffleWins } from '#domains/raffle/tables.ts';
import { giveFirstMissing } from '#domains/shop/store/won.ts';
import type { Sha256 } from '#engine/draw/verifiable.ts';
import type { UserId } from '#engine/ids.ts';
import { type Secret, secretSeed } from '#engine/secret.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

export const sha256: Sha256 = async (text) => createHash('sha256').update(text).digest('hex');

/** Derives a raffle's seed from the world's key, so that no stored data reveals it before the draw. */
function seedOf(secret: Secret, { type, period }: { type: RaffleType; period: number }): string {
  return secretSeed(secret, `raffle/${type}/${period}`);
}

export function escrowOf(raffleId: number): EscrowAccount {
  return `escrow:raffle/${raffleId}`;
}

/** Returns the terms that are published at the opening and apply to the raffle from then on. */
function termsOf(type: RaffleType) {
  const { places, added, percent }: { places: readonly Place[]; added: number; percent: number } = RAFFLE_TYPES[type];
  return { places, added, percent };
}

/** Opens the current raffle of each type unless it is open already. @returns how many were opened */
export async function openRaffles(db: Database, now: Date): Promise<number> {
  const due = RAFFLE_TYPE_IDS.map((type) => ({ type, ...periodAt(type, now.getTime()) }));
  const isOpen = and(inArray(raffles.type, RAFFLE_TYPE_IDS), isNull(raffles.drawnAt));
  const there = await db.select({ type: raffles.type, period: raffles.period }).from(raffles).where(isOpen);
  const missing = due.filter(({ type, period }) => !there.some((one) => one.type === type && one.period === period));
  if (missing.length === 0) return 0;
  const { secret } = await readToday(db);
  const rows = await Promise.all(
    missing.map(async ({ type, period, closesAt }) => ({
      ...{ type, period, opensAt: now, closesAt: new Date(closesAt), ...termsOf(type) },
      seedHash: await sha256(seedOf(secret, { type, period })),
    })),
  );
  const opened = await db.insert(raffles).values(rows).onConflictDoNothing().returning({ id: raffles.id });
  return opened.length;
}

/** Draws the due raffles. @returns how many were drawn */
export async function drawRaffles(db: Database, now: Date): Promise<number> {
  const due = await db
    .select({ id: raffles.id })
    .from(raffles)
    .where(and(isNull(raffles.drawnAt), lte(raffles.closesAt, now)))
    .orderBy(asc(raffles.closesAt), asc(raffles.id));
  let drawn = 0;
  for (const { id } of due) if (await db.transaction((tx) => draw(tx, id, now))) drawn++;
  return drawn;
}

/** Locks a raffle until the transaction ends: orders are filled one at a time, and none during the draw. */
export async function holdRaffle(tx: Transaction, id: number) {
  const [raffle] = await tx.select().from(raffles).where(eq(raffles.id, id)).for('update');
  return raffle ?? null;
}

async function draw(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const raffle = await holdRaffle(tx, id);
  if (!raffle || raffle.drawnAt) return false;
  const { type, places } = raffle;
  const { secret, season, day } = await readToday(tx);
  const seed = seedOf(secret, raffle);
  if ((await sha256(seed)) !== raffle.seedHash) throw new Error(`raffle ${id} has the hash of another seed`);
  const tickets = await ticketsInDraw(tx, id);
  const holders = new Map(tickets.map(({ number, userId }) => [number, userId]));
  const list = listOf(tickets);
  const drawn = await drawTickets({ seed, list, places: places.length }, sha256);
  const winners = drawn.map(({ number }) => ({ ticket: number, userId: holders.get(number) ?? 0 }));
  await tx
    .update(raffles)
    .set({ drawnAt: now, seed, list, listHash: await sha256(list) })
    .where(eq(raffles.id, id));
  const paid = tickets.filter(({ isPaid }) => isPaid).length;
  await handOut(tx, { ...raffle, paid }, winners, { season, day, now });
  await returnStakes(tx, raffle, { season, day });
  const memo = { kind: 'raffle-stakes' as const, params: { raffle: type, raffleId: id } };
  await emptyEscrow(tx, escrowOf(id), { to: 'world:shop', key: `raffle-stakes/${id}`, memo, season, day });
  return true;
}

/** Gives the winners their prizes, best place first, and notifies them. */
async function handOut(
  tx: Transaction,
  { id, type, places, ...terms }: typeof raffles.$inferSelect & { paid: number },
  winners: readonly { ticket: number; userId: UserId }[],
  { season, day, now }: { season: number; day: number; now: Date },
): Promise<void> {
  if (winners.length === 0) return;
  const pucks = pucksByPlace(places, potOf(terms), winners.length);
  const wins: (typeof raffleWins.$inferInsert)[] = [];
  for (const [index, { userId, ticket }] of winners.entries()) {
    const place = places[index];
    if (!place) throw new Error(`raffle ${id} has no place ${index + 1}`);
    const key = `raffle-prize/${id}/${index + 1}`;
    const prizes = await prizesOf(tx, { place, pucks: pucks[index] ?? 0, userId, key, now });
    wins.push({ raffleId: id, place: index + 1, ticket, userId, prizes });
  }
  await tx.insert(raffleWins).values(wins);
  const dues = wins.flatMap(({ place, userId, prizes }): Due[] => {
    const amount = pucksAmong(prizes);
    const memo = { kind: 'raffle-prize' as const, params: { raffle: type, raffleId: id, place } };
    const key = `raffle-prize/${id}/${place}`;
    return amount === 0 ? [] : [{ key, userId, source: 'raffle', cause: type, amount, color: 'play', memo }];
  });
  await issuePucks(tx, dues, { season, day, now });
  const told = wins.map(({ userId, place }) => ({
    ...{ userId, channel: 'world' as const, kind: 'raffle-won' as const },
    params: { raffle: type, raffleId: id, place },
  }));
  await notify(pgRows(tx), told);
}

/** Returns the prizes of a place. The winner gets the item at once, or pucks if they own all candidates. */
async function prizesOf(
  tx: Transaction,
  {
    place: { badge, items, instead },
    pucks: share,
    ...winner
  }: { place: Place; pucks: number; userId: UserId; key: string; now: Date },
): Promise<Prize[]> {
  const item = await giveFirstMissing(tx, { ...winner, items });
  const pucks = share + (item === null ? instead : 0);
  return [
    ...(badge === null ? [] : [{ kind: 'badge', badge } as const]),
    ...(item === null ? [] : [{ kind: 'item', item } as const]),
    ...(pucks === 0 ? [] : [{ kind: 'pucks', pucks } as const]),
  ];
}

/** SQL for what a user paid for tickets of a raffle in one color. */
const staked = (color: PuckColor) =>
  sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.currency} = ${`puck:${color}`}), 0)::int`;

/** Refunds tickets that were not in the draw, in the colors paid, to users whose accounts still exist. */
async function returnStakes(
  tx: Transaction,
  { id, type }: Pick<typeof raffles.$inferSelect, 'id' | 'type'>,
  { season, day }: { season: number; day: number },
): Promise<void> {
  const isOut = and(isNull(users.deletedAt), not(isEligible));
  const buyer = sql`${ledgerTransactions.key} like ${`raffle-ticket/${id}/`} || ${users.id} || '/%'`;
  const stakes = await tx
    .select({ userId: users.id, play: staked('play'), bought: staked('bought'), earned: staked('earned') })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(users, buyer)
    .where(and(eq(ledgerEntries.account, escrowOf(id)), eq(ledgerTransactions.kind, 'raffle-ticket'), isOut))
    .groupBy(users.id)
    .orderBy(asc(users.id));
  for (const { userId, ...pucks } of stakes) {
    const memo = { kind: 'raffle-returned' as const, params: { raffle: type, raffleId: id } };
    const key = `raffle-returned/${id}/${userId}`;
    await returnPucks(tx, escrowOf(id), { userId, pucks, memo, key, season, day });
  }
}

/** The condition that a user is eligible: of age, and not an admin. */
const isEligible = sql`(not ${users.isAdmin} and ${users.isAdult} is true)`;

/**
 * The condition that a user is in a draw. Users who have left, have become admins or have declared to be under 18 are
 * excluded from its list, its odds and its pot.
 */
export const isInDraw = and(isNull(users.deletedAt), isEligible);

async function ticketsInDraw(tx: Transaction, raffleId: number) {
  const { number, entrant, userId, freeDay } = raffleTickets;
  return tx
    .select({ number, entrant, userId, isPaid: sql<boolean>`${freeDay} is null` })
    .from(raffleTickets)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(raffleTickets.raffleId, raffleId), isInDraw))
    .orderBy(asc(number));
}

/** SQL for the ticket numbers in a drawn list, as a table `listed`. */
export function numbersOf(list: SQLWrapper): SQL {
  return sql`(select split_part(line, ' ', 1)::int as number from unnest(string_to_array(nullif(${list}, ''), E'\n')) line) listed`;
}
