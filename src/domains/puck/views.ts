/** Builds the views of a user's puck account. */
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PuckColor } from '#domains/finances/constants.ts';
import { puckBalances } from '#domains/finances/store/ledger.ts';
import { ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import { memo } from '#domains/kinds.ts';
import { CAREER_KINDS } from '#domains/person/constants.ts';
import { GIFT, PUCK_SOURCE_IDS, type PuckKind, type PuckSource, START_PUCKS } from '#domains/puck/constants.ts';
import type { PuckSummary, PuckTransaction } from '#domains/puck/contract.ts';
import { type Issued, type Pucks, roomFor, roomsFor, sumOf } from '#domains/puck/rules.ts';
import { issuedTo, realDayOf } from '#domains/puck/store/issue.ts';
import { puckIssues } from '#domains/puck/tables.ts';
import type { UserId } from '#engine/ids.ts';
import { readWorld } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';

/** Loads the summary in four queries. */
export async function puckSummary(db: Database, userId: UserId, now: Date): Promise<PuckSummary> {
  const realDay = realDayOf(now);
  const isGiver = eq(puckIssues.fromUserId, userId);
  const [colors, issued, own, { pace }] = await Promise.all([
    puckBalances(db, `user:${userId}`),
    issuedTo(db, userId, now),
    db
      .select({
        source: puckIssues.source,
        pucks: sumWhere(eq(puckIssues.userId, userId)),
        given: sumWhere(and(isGiver, eq(puckIssues.realDay, realDay))),
      })
      .from(puckIssues)
      .where(or(eq(puckIssues.userId, userId), isGiver))
      .groupBy(puckIssues.source),
    readWorld(db),
  ]);
  const brought = new Map(own.map(({ source, pucks }) => [source, pucks]));
  const [today = 0, season = 0] = roomsFor({ source: 'quest', cause: '' }, issued, realDay);
  return {
    balance: sumOf(colors),
    colors,
    isPlayOnly: pace === 'own',
    today,
    season,
    giftsLeft: Math.max(0, GIFT.sent - own.reduce((sum, { given }) => sum + given, 0)),
    ways: PUCK_SOURCE_IDS.map((source) => ({
      source,
      left: leftOf(source, issued, realDay),
      brought: brought.get(source) ?? 0,
    })),
  };
}

const sumWhere = (condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${puckIssues.amount}) filter (where ${condition}), 0)::int`;

/** Returns how many pucks a source can still bring; null: limited only by what is left to achieve. */
function leftOf(source: PuckSource, issued: readonly Issued[], realDay: number): number | null {
  const room = (cause: string) => roomFor({ source, cause }, issued, realDay);
  switch (source) {
    case 'achievement':
    case 'raffle':
      return null;
    case 'career-end':
      return CAREER_KINDS.reduce((sum, kind) => sum + room(kind), 0);
    case 'start':
      return Math.min(START_PUCKS, room(''));
    default:
      return room('');
  }
}

/**
 * Returns the newest transactions and the balance. Running balances include all transactions, whichever are listed. Two
 * queries.
 */
export async function puckTransactions(
  db: Database,
  { userId, type, limit }: { userId: UserId; type: 'any' | PuckKind; limit: number },
): Promise<{ data: PuckTransaction[]; balance: number }> {
  const account = `user:${userId}` as const;
  const inColor = (color: PuckColor) =>
    sql`coalesce(sum(e.amount) filter (where e.currency = ${`puck:${color}`}), 0)::int`;
  const listed = db.execute<Row>(sql`
    with moved as (
      select e.transaction_id as id, sum(e.amount)::int as amount, ${inColor('play')} as play,
        ${inColor('bought')} as bought, ${inColor('earned')} as earned
      from ${ledgerEntries} e where e.account = ${account} and e.currency like 'puck:%' group by 1
    ), running as (select m.*, sum(amount) over (order by id)::int as balance from moved m)
    select r.*, t.season, t.day, t.kind, t.params from running r join ${ledgerTransactions} t on t.id = r.id
    ${type === 'any' ? sql`` : sql`where t.kind = ${type}`}
    order by r.id desc limit ${limit}`);
  const [{ rows }, colors] = await Promise.all([listed, puckBalances(db, account)]);
  const data = rows.map(({ kind, params, play, bought, earned, ...moved }) => ({
    ...moved,
    colors: { play, bought, earned },
    ...memo.parse({ kind, params }),
  }));
  return { data, balance: sumOf(colors) };
}

interface Row extends Record<string, unknown>, Pucks {
  id: number;
  season: number;
  day: number;
  amount: number;
  balance: number;
  kind: string;
  params: unknown;
}
