/** Raffles open, close and are drawn by the job; each moment once, no matter how many workers are at it. */
import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import type { EscrowAccount } from '#domains/finances/store/ledger.ts';
import { notify } from '#domains/notifications/store.ts';
import { type Due, issuePucks } from '#domains/puck/store/issue.ts';
import { emptyEscrow } from '#domains/puck/store/spend.ts';
import { RAFFLE_TYPE_IDS, RAFFLE_TYPES, type RaffleType } from '#domains/raffle/constants.ts';
import { drawTickets, listOf, periodAt, pucksAmong, type Sha256 } from '#domains/raffle/rules.ts';
import { raffles, raffleTickets, raffleWins } from '#domains/raffle/tables.ts';
import { type Secret, secretSeed } from '#engine/secret.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

export const sha256: Sha256 = async (text) => createHash('sha256').update(text).digest('hex');

/** The seed of a raffle comes from the world's key, so that nothing that is stored before the draw tells it. */
function seedOf(secret: Secret, { type, period }: { type: RaffleType; period: number }): string {
  return secretSeed(secret, `raffle/${type}/${period}`);
}

export function escrowOf(raffleId: number): EscrowAccount {
  return `escrow:raffle/${raffleId}`;
}

/** Opens the raffle of each type whose period it is, if that has not been done. @returns how many were opened */
export async function openRaffles(db: Database, now: Date): Promise<number> {
  const due = RAFFLE_TYPE_IDS.map((type) => ({ type, ...periodAt(type, now.getTime()) }));
  const isOpen = and(inArray(raffles.type, RAFFLE_TYPE_IDS), isNull(raffles.drawnAt));
  const there = await db.select({ type: raffles.type, period: raffles.period }).from(raffles).where(isOpen);
  const missing = due.filter(({ type, period }) => !there.some((one) => one.type === type && one.period === period));
  if (missing.length === 0) return 0;
  const { secret } = await readToday(db);
  const rows = await Promise.all(
    missing.map(async ({ type, period, closesAt }) => ({
      ...{ type, period, opensAt: now, closesAt: new Date(closesAt), prizes: RAFFLE_TYPES[type].prizes },
      seedHash: await sha256(seedOf(secret, { type, period })),
    })),
  );
  const opened = await db.insert(raffles).values(rows).onConflictDoNothing().returning({ id: raffles.id });
  return opened.length;
}

/** Draws the raffles whose time has come. @returns how many were drawn */
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

/** Holds a raffle until the transaction ends: tickets are sold one order after another, and none while it is drawn. */
export async function holdRaffle(tx: Transaction, id: number) {
  const [raffle] = await tx.select().from(raffles).where(eq(raffles.id, id)).for('update');
  return raffle ?? null;
}

async function draw(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const raffle = await holdRaffle(tx, id);
  if (!raffle || raffle.drawnAt) return false;
  const { type, prizes } = raffle;
  const { secret, season, day } = await readToday(tx);
  const seed = seedOf(secret, raffle);
  if ((await sha256(seed)) !== raffle.seedHash) throw new Error(`raffle ${id} has the hash of another seed`);
  const tickets = await ticketsInDraw(tx, id);
  const holders = new Map(tickets.map(({ number, userId }) => [number, userId]));
  const list = listOf(tickets);
  const drawn = await drawTickets({ seed, list, places: prizes.length }, sha256);
  const wins = drawn.map(({ number }, index) => ({
    ...{ raffleId: id, place: index + 1, ticket: number },
    ...{ userId: holders.get(number) ?? 0, prizes: prizes[index] ?? [] },
  }));
  await tx
    .update(raffles)
    .set({ drawnAt: now, seed, list, listHash: await sha256(list) })
    .where(eq(raffles.id, id));
  if (wins.length > 0) await tx.insert(raffleWins).values(wins);
  const dues = wins.flatMap(({ place, userId, prizes: won }): Due[] => {
    const amount = pucksAmong(won);
    const memo = { kind: 'raffle-prize' as const, params: { raffle: type, raffleId: id, place } };
    const key = `raffle-prize/${id}/${place}`;
    return amount === 0 ? [] : [{ key, userId, source: 'raffle', cause: type, amount, color: 'play', memo }];
  });
  await issuePucks(tx, dues, { season, day, now });
  const memo = { kind: 'raffle-stakes' as const, params: { raffle: type, raffleId: id } };
  await emptyEscrow(tx, escrowOf(id), { to: 'world:shop', key: `raffle-stakes/${id}`, memo, season, day });
  const told = wins.map(({ userId, place }) => ({
    ...{ userId, channel: 'world' as const, kind: 'raffle-won' as const },
    params: { raffle: type, raffleId: id, place },
  }));
  if (told.length > 0) await notify(pgRows(tx), told);
  return true;
}

/** Who has left, has become an admin, or has declared to be under 18 is not in a draw: neither in its list nor in the odds before it. */
export const isInDraw = and(isNull(users.deletedAt), eq(users.isAdmin, false), eq(users.isAdult, true));

async function ticketsInDraw(tx: Transaction, raffleId: number) {
  const { number, entrant, userId } = raffleTickets;
  return tx
    .select({ number, entrant, userId })
    .from(raffleTickets)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(raffleTickets.raffleId, raffleId), isInDraw))
    .orderBy(asc(number));
}
