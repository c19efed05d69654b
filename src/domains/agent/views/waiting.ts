/** Clients who need their agent's attention, besides those in contract talks. */
import { eq, sql } from 'drizzle-orm';
import { TRADE_ASK } from '#domains/agent/constants.ts';
import { representations } from '#domains/agent/tables.ts';
import type { DeskItem } from '#domains/club/contract.ts';
import type { UserToday } from '#domains/club/views/overview.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { players } from '#domains/player/tables.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Lists clients in need on the desk. One query; none for users who are not agents. */
export async function clientsInNeed(
  db: Database | Transaction,
  { careers, season, day, absoluteDay }: UserToday,
): Promise<DeskItem[]> {
  const personId = careers.get('agent');
  if (personId === undefined) return [];
  const covered = (last: number) =>
    sql`exists (select 1 from ${contracts} where ${contracts.playerId} = ${players.id} and ${contracts.toSeason} >= ${last})`;
  const [need] = await db
    .select({
      unhappy: sql<number>`count(*) filter (where ${players.status} = 'club' and ${players.morale} < ${TRADE_ASK.belowMorale}
        and coalesce(${representations.tradeAskedOn} + ${TRADE_ASK.days} <= ${absoluteDay}, true) and ${covered(season)})`,
      unsaid: sql<number>`count(*) filter (where cardinality(${representations.wishes}) = 0 and not ${covered(season + 1)})`,
    })
    .from(representations)
    .innerJoin(players, eq(players.id, representations.playerId))
    .where(eq(representations.personId, personId));
  const { unhappy, unsaid } = need ?? { unhappy: 0, unsaid: 0 };
  // Who enters the frenzy is known from the end of the playoffs on.
  const isFrenzyNear = day >= PHASE_STARTS.postseason;
  return [
    ...(isFrenzyNear && unsaid > 0
      ? [{ kind: 'clients-frenzy' as const, params: { count: unsaid }, path: '/agent' }]
      : []),
    ...(unhappy > 0 ? [{ kind: 'clients-unhappy' as const, params: { count: unhappy }, path: '/agent' }] : []),
  ];
}
