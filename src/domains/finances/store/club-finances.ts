/** What a club's money depends on besides the ledger. */
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

/** As every club begins. */
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

/** Of each of these clubs, those of whom nothing is stored included. */
export async function financesOf(rows: RowReader, clubIds: readonly ClubId[]): Promise<Map<ClubId, ClubFinances>> {
  const stored = await rows.read(clubFinances, COLUMNS, { clubId: clubIds }, ['clubId']);
  const byClub = new Map(stored.map((row) => [row.clubId, row]));
  return new Map(clubIds.map((clubId) => [clubId, byClub.get(clubId) ?? atFirst(clubId)]));
}

/** Changes the same columns of several clubs, and leaves the others as they are. */
export async function noteFinances<K extends keyof Omit<ClubFinances, 'clubId'>>(
  rows: Rows,
  changes: readonly (Pick<ClubFinances, K> & { clubId: ClubId })[],
  columns: readonly K[],
): Promise<void> {
  await rows.merge(clubFinances, changes, { key: ['clubId'], set: columns });
}

/** What is stored of a club, held until the transaction ends: anyone who spends its money does it in turn. */
export async function lockFinances(tx: Transaction, clubId: ClubId): Promise<ClubFinances> {
  await tx.insert(clubFinances).values({ clubId }).onConflictDoNothing();
  const [row] = await tx.select().from(clubFinances).where(eq(clubFinances.clubId, clubId)).for('no key update');
  return row ?? atFirst(clubId);
}

/** At which level the boxes of each of these clubs are. */
export async function boxesOf(rows: RowReader, clubIds: readonly ClubId[]): Promise<Map<ClubId, number>> {
  const built = await rows.read(facilities, ['clubId', 'level'], { facility: 'boxes', clubId: clubIds }, ['clubId']);
  const levels = new Map(built.map(({ clubId, level }) => [clubId, level]));
  return new Map(clubIds.map((clubId) => [clubId, levels.get(clubId) ?? PREMIUM.level]));
}

/** Sets the price if nobody has changed it since that version. @returns whether it is set */
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
