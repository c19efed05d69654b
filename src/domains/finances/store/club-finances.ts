/** The financial state of clubs besides the ledger. */
import { and, eq, sql } from 'drizzle-orm';
import { facilities } from '#domains/facilities/tables.ts';
import { PREMIUM } from '#domains/finances/constants.ts';
import { clubFinances } from '#domains/finances/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

export type ClubFinances = typeof clubFinances.$inferSelect;

const COLUMNS = [
  'clubId',
  'ticketPrice',
  'version',
  'fanMood',
  'moodReasons',
  'stars',
  'seasonTickets',
  'seasonTicketPrice',
  'seasonRevenue',
  'daysBelowLine',
  'rescueUntil',
] as const;

/** Returns the default finances of a new club. */
function atFirst(clubId: ClubId): ClubFinances {
  return {
    clubId,
    ticketPrice: null,
    version: 1,
    fanMood: 50,
    moodReasons: { results: 0, price: 0, stars: 0, rivalry: 0 },
    stars: 1,
    seasonTickets: 0,
    seasonTicketPrice: 0,
    seasonRevenue: 0,
    daysBelowLine: 0,
    rescueUntil: null,
  };
}

/** Returns the finances of these clubs; clubs without a row get the defaults. */
export async function financesOf(rows: RowReader, clubIds: readonly ClubId[]): Promise<Map<ClubId, ClubFinances>> {
  const stored = await rows.read(clubFinances, COLUMNS, { clubId: clubIds }, ['clubId']);
  const byClub = new Map(stored.map((row) => [row.clubId, row]));
  return new Map(clubIds.map((clubId) => [clubId, byClub.get(clubId) ?? atFirst(clubId)]));
}

/** Updates the same columns of several clubs and leaves the others unchanged. */
export async function noteFinances<K extends keyof Omit<ClubFinances, 'clubId'>>(
  rows: Rows,
  changes: readonly (Pick<ClubFinances, K> & { clubId: ClubId })[],
  columns: readonly K[],
): Promise<void> {
  await rows.merge(clubFinances, changes, { key: ['clubId'], set: columns });
}

/** Returns a club's row, locked until the transaction ends, so that concurrent spending of its money is serialized. */
export async function lockFinances(tx: Transaction, clubId: ClubId): Promise<ClubFinances> {
  await tx.insert(clubFinances).values({ clubId }).onConflictDoNothing();
  const [row] = await tx.select().from(clubFinances).where(eq(clubFinances.clubId, clubId)).for('no key update');
  return row ?? atFirst(clubId);
}

/** Returns the level of the boxes of each of these clubs. */
export async function boxesOf(rows: RowReader, clubIds: readonly ClubId[]): Promise<Map<ClubId, number>> {
  const built = await rows.read(facilities, ['clubId', 'level'], { facility: 'boxes', clubId: clubIds }, ['clubId']);
  const levels = new Map(built.map(({ clubId, level }) => [clubId, level]));
  return new Map(clubIds.map((clubId) => [clubId, levels.get(clubId) ?? PREMIUM.level]));
}

/** Sets the price unless it has changed since that version. @returns whether it was set */
export async function setTicketPrice(
  tx: Transaction,
  { clubId, price, version }: { clubId: ClubId; price: number; version: number },
): Promise<boolean> {
  await tx.insert(clubFinances).values({ clubId }).onConflictDoNothing();
  const set = await tx
    .update(clubFinances)
    .set({ ticketPrice: price, version: sql`${clubFinances.version} + 1` })
    .where(and(eq(clubFinances.clubId, clubId), eq(clubFinances.version, version)))
    .returning({ clubId: clubFinances.clubId });
  return set.length === 1;
}
