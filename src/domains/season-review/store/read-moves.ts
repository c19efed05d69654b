/** Arrivals and departures of each club from the last final of one season to that of the next. */
import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { contracts } from '#domains/contracts/tables.ts';
import { waivers } from '#domains/roster/tables.ts';
import type { Arrival, Departure } from '#domains/season-review/rules/facts.ts';
import { tradeAssets, trades } from '#domains/trade/tables.ts';
import { absoluteDayOf, PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId } from '#engine/ids.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';

/** A move without his statistics afterward. */
export type ArrivalOf = Omit<Arrival, 'line'> & { clubId: ClubId };
export type DepartureOf = Omit<Departure, 'line'> & { clubId: ClubId };

/** Three queries. Of several arrivals of a player at a club the last one counts. */
export async function readMoves(
  tx: Transaction,
  season: number,
): Promise<{ arrivals: ArrivalOf[]; departures: DepartureOf[] }> {
  const from = absoluteDayOf({ season: season - 1, day: PHASE_STARTS.postseason });
  const to = absoluteDayOf({ season, day: PHASE_STARTS.postseason - 1 });
  const traded = await tx
    .select({
      playerId: tradeAssets.playerId,
      fromClubId: tradeAssets.fromClubId,
      toClubId: tradeAssets.toClubId,
      tradeId: trades.id,
      closedOn: trades.closedOn,
    })
    .from(tradeAssets)
    .innerJoin(trades, eq(trades.id, tradeAssets.tradeId))
    .where(
      and(
        eq(tradeAssets.kind, 'player'),
        isNotNull(tradeAssets.playerId),
        eq(trades.status, 'done'),
        gte(trades.closedOn, from),
        lte(trades.closedOn, to),
      ),
    )
    .orderBy(asc(trades.closedOn), asc(trades.id));
  const claimed = await tx
    .select({
      playerId: waivers.playerId,
      fromClubId: waivers.clubId,
      toClubId: waivers.claimedByClubId,
      closedOn: waivers.clearsOn,
    })
    .from(waivers)
    .where(and(eq(waivers.status, 'claimed'), gte(waivers.clearsOn, from), lte(waivers.clearsOn, to)))
    .orderBy(asc(waivers.clearsOn), asc(waivers.id));
  const signed = await readSignings(tx, { from, to });
  const moved = [
    ...traded.map((row) => ({ ...row, by: 'trade' as const })),
    ...claimed.map((row) => ({ ...row, by: 'waivers' as const, tradeId: null })),
  ].flatMap(({ playerId, toClubId, closedOn, ...move }) =>
    playerId === null || toClubId === null || closedOn === null
      ? []
      : [{ ...move, playerId, toClubId, ...dateOf(closedOn) }],
  );
  const arrivals: ArrivalOf[] = [
    ...signed,
    ...moved.map(({ toClubId, ...move }) => ({ ...move, clubId: toClubId, salary: null })),
  ];
  const last = new Map(arrivals.map((arrival) => [`${arrival.clubId}/${arrival.playerId}`, arrival]));
  return {
    arrivals: [...last.values()],
    departures: moved.map(({ fromClubId, ...move }) => ({ ...move, clubId: fromClubId })),
  };
}

/** Returns contracts of players who were new to the club: other contracts are its own extensions, and entry contracts from its draft. */
async function readSignings(tx: Transaction, { from, to }: { from: number; to: number }): Promise<ArrivalOf[]> {
  const hadHim = sql`exists (select 1 from ${contracts} earlier where earlier.player_id = ${contracts.playerId}
    and earlier.club_id = ${contracts.clubId} and earlier.id <> ${contracts.id} and earlier.from_season < ${contracts.fromSeason}
    and earlier.to_season >= ${contracts.fromSeason} - 1)`;
  const rows = await tx
    .select({
      playerId: contracts.playerId,
      clubId: contracts.clubId,
      salary: contracts.salary,
      signedAt: contracts.signedAt,
    })
    .from(contracts)
    .where(
      and(
        gte(contracts.signedAt, from),
        lte(contracts.signedAt, to),
        isNull(contracts.takenOverIn),
        inArray(contracts.kind, ['standard']),
        sql`not ${hadHim}`,
      ),
    )
    .orderBy(asc(contracts.signedAt), asc(contracts.id));
  return rows.map(({ signedAt, ...row }) => ({
    ...row,
    ...dateOf(signedAt),
    by: 'signing' as const,
    fromClubId: null,
    tradeId: null,
  }));
}
