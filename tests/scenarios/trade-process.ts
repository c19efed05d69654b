/**
 * A server that answers open offers in the name of the managers who wait for them, and lets the deadline of DEADLINE (a day since the
 * beginning) pass meanwhile; to be killed by the tests. Reads DATABASE_URL, says 'ready' when it begins and ends when nothing waits any more.
 */
import { asc, eq, inArray } from 'drizzle-orm';
import { clubs, teams } from '#domains/club/tables.ts';
import { settleEscrows } from '#domains/trade/store/escrow.ts';
import { acceptTrade, expireTrades } from '#domains/trade/store/offers.ts';
import { trades } from '#domains/trade/tables.ts';
import { Random } from '#engine/random.ts';
import { readToday } from '#platform/clock/today.ts';
import { createDatabaseClient } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

const { db, pool } = createDatabaseClient(process.env['DATABASE_URL'] ?? '');
const deadline = Number(process.env['DEADLINE']);
/** How often the deadline passes while somebody accepts. */
const LATE = 0.15;
const random = new Random(`trade ${Date.now()} ${process.pid}`);

const managers = await db
  .select({ clubId: clubs.id, userId: clubs.ownerUserId, teamId: teams.id })
  .from(clubs)
  .innerJoin(teams, eq(teams.clubId, clubs.id))
  .where(eq(teams.level, 'PRO'));

async function accept({ id, toClubId }: { id: number; toClubId: number }): Promise<void> {
  const manager = managers.find(({ clubId }) => clubId === toClubId);
  if (!manager || manager.userId === null) throw new Error(`nobody manages club ${toClubId}`);
  const { clubId, userId, teamId } = manager;
  await acceptTrade(db, { tradeId: id, clubId, userId, teamId, now: new Date() });
}

async function passDeadline(): Promise<void> {
  await db.transaction(async (tx) => {
    const [rows, now] = [pgRows(tx), new Date()];
    const today = { ...(await readToday(tx)), absoluteDay: deadline };
    await settleEscrows(rows, { today, now });
    await expireTrades(rows, { absoluteDay: deadline, now });
  });
}

const waiting = () =>
  db
    .select()
    .from(trades)
    .where(inArray(trades.status, ['open', 'escrow']))
    .orderBy(asc(trades.id));

console.log('ready');
for (let all = await waiting(); all.length > 0; all = await waiting()) {
  const open = random.shuffle(all.filter(({ status }) => status === 'open'));
  // Two at a time: those about the same man are among them.
  const work = open.slice(0, 2).map(accept);
  if (open.length === 0 || random.chance(LATE)) work.push(passDeadline());
  await Promise.all(work);
}
await pool.end();
