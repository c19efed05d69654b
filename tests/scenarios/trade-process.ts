/**
 * A server that answers open offers in the name of the managers who received them, withdraws some at the same moment, and lets
 * the clock of a draft run out and the deadline of DEADLINE (an absolute day) pass in the meantime; to be killed by the tests.
 * Reads DATABASE_URL, prints 'ready' when it begins and ends when no offer is left.
 */
import { eq } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { pickByClock } from '#domains/draft/store/live.ts';
import { drafts } from '#domains/draft/tables.ts';
import { managers as seated } from '#domains/seat/tables.ts';
import { settleEscrows } from '#domains/trade/store/escrow.ts';
import { acceptTrade, expireTrades, withdrawTrade } from '#domains/trade/store/offers.ts';
import { trades } from '#domains/trade/tables.ts';
import { Random } from '#engine/random.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { readToday } from '#platform/clock/today.ts';
import { createDatabaseClient } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { rowsOf } from '../factories/rows.ts';

const { db, pool } = createDatabaseClient(process.env['DATABASE_URL'] ?? '');
const deadline = Number(process.env['DEADLINE']);
/** How often the deadline passes during an acceptance, an accepted offer is withdrawn, and the clock of the draft runs out. */
const [LATE, WITHDRAWN, PICKED] = [0.15, 0.3, 0.4];
const random = new Random(`trade ${Date.now()} ${process.pid}`);

const managers = await db
  .select({ clubId: seated.clubId, userId: seated.userId, teamId: teams.id })
  .from(seated)
  .innerJoin(teams, eq(teams.clubId, seated.clubId))
  .where(eq(teams.level, 'PRO'));

interface Open {
  id: number;
  fromClubId: number;
  toClubId: number;
}

function managerOf(club: number) {
  const manager = managers.find(({ clubId }) => clubId === club);
  if (!manager || manager.userId === null) throw new Error(`nobody manages club ${club}`);
  const { clubId, userId, teamId } = manager;
  return { clubId, userId, teamId, now: new Date() };
}

async function accept({ id, toClubId }: Open): Promise<void> {
  await acceptTrade(db, { tradeId: id, ...managerOf(toClubId) });
}

async function withdraw({ id, fromClubId }: Open): Promise<void> {
  await withdrawTrade(db, { tradeId: id, ...managerOf(fromClubId) });
}

/** Lets the clock of the club on the clock in the draft run out. */
async function passClock(): Promise<void> {
  const [draft] = await rowsOf(db, drafts, { status: 'live' });
  if (!draft) return;
  const now = new Date(draft.clockEndsAt ?? Date.now());
  const enqueue = async () => {};
  await db.transaction(async (tx) => {
    const today = { ...(await readToday(tx)), dayMinutes: 1440, now, enqueue };
    await pickByClock(tx, { draftId: draft.id, spot: draft.spot }, today);
  });
}

async function passDeadline(): Promise<void> {
  await db.transaction(async (tx) => {
    const [rows, now] = [pgRows(tx), new Date()];
    const today = { ...(await readToday(tx)), absoluteDay: deadline };
    // Every voter has had a day for it.
    await settleEscrows(rows, { today, now: new Date(now.getTime() + DAY_MS) });
    await expireTrades(rows, { absoluteDay: deadline, now });
  });
}

const waiting = () => rowsOf(db, trades, { status: ['open', 'escrow'] });

console.log('ready');
for (let all = await waiting(); all.length > 0; all = await waiting()) {
  const open = random.shuffle(all.filter(({ status }) => status === 'open'));
  // Two at a time: those about the same player are among them.
  const work = open.slice(0, 2).map(accept);
  const [first] = open;
  if (first && random.chance(WITHDRAWN)) work.push(withdraw(first));
  if (random.chance(PICKED)) work.push(passClock());
  if (open.length === 0 || random.chance(LATE)) work.push(passDeadline());
  await Promise.all(work);
}
await pool.end();
