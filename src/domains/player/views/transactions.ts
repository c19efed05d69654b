/** A player's moves from club to club, from the records: draft, contracts, trades, waivers, buyouts, retirement. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import { capCharges, contracts } from '#domains/contracts/tables.ts';
import type { PlayerTransaction } from '#domains/player/contract.ts';
import type { PlayerRow } from '#domains/player/views/profile.ts';
import { waivers } from '#domains/roster/tables.ts';
import { tradeAssets, trades } from '#domains/trade/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns the newest first; within a season, moves without a day come after those with one. Six queries. */
export async function playerTransactions(db: Database, player: PlayerRow): Promise<PlayerTransaction[]> {
  const { id } = player;
  const [signed, traded, waived, charged, [drafter]] = await Promise.all([
    db.select().from(contracts).where(eq(contracts.playerId, id)).orderBy(asc(contracts.signedAt), asc(contracts.id)),
    db
      .select({
        tradeId: trades.id,
        from: tradeAssets.fromClubId,
        to: tradeAssets.toClubId,
        on: trades.closedOn,
      })
      .from(tradeAssets)
      .innerJoin(trades, eq(trades.id, tradeAssets.tradeId))
      .where(
        and(
          eq(tradeAssets.playerId, id),
          eq(tradeAssets.kind, 'player'),
          eq(trades.status, 'done'),
          isNotNull(trades.closedOn),
        ),
      ),
    db.select().from(waivers).where(eq(waivers.playerId, id)),
    db
      .select({ clubId: capCharges.clubId, season: capCharges.season, contractId: capCharges.contractId })
      .from(capCharges)
      .innerJoin(contracts, eq(contracts.id, capCharges.contractId))
      .where(and(eq(contracts.playerId, id), eq(capCharges.kind, 'buyout')))
      .orderBy(asc(capCharges.season)),
    player.draftedByTeamId === null
      ? []
      : db.select({ clubId: teams.clubId }).from(teams).where(eq(teams.id, player.draftedByTeamId)),
  ]);
  const clubOf = await proTeamRefs(db, [
    ...signed.map(({ clubId }) => clubId),
    ...traded.flatMap(({ from, to }) => [from, to]),
    ...waived.flatMap(({ clubId, claimedByClubId }) => [clubId, claimedByClubId ?? clubId]),
    ...charged.map(({ clubId }) => clubId),
    ...(drafter?.clubId ? [drafter.clubId] : []),
  ]);
  const team = (clubId: ClubId | null | undefined) => clubOf.get(clubId ?? 0) ?? null;
  // The first season charged for a buyout is the one in which it was made, or the next.
  const buyouts = new Map(charged.toReversed().map((charge) => [charge.contractId, charge]));
  const steps: PlayerTransaction[] = [
    ...signed.flatMap(({ takenOverIn, signedAt, clubId, salary, fromSeason, toSeason, kind }, index) => {
      if (takenOverIn !== null) return [];
      // An extension: the previous contract was with the same club, and ran until this one began.
      const before = signed[index - 1];
      const isExtension = before?.clubId === clubId && before.toSeason >= fromSeason - 1;
      return [
        {
          ...dateOf(signedAt),
          kind: isExtension ? ('extended' as const) : ('signed' as const),
          team: team(clubId),
          salary,
          from: fromSeason,
          to: toSeason,
          contract: kind,
        },
      ];
    }),
    ...traded.map(({ tradeId, from, to, on }) => ({
      ...dateOf(on ?? 0),
      kind: 'traded' as const,
      team: team(to),
      from: team(from),
      tradeId,
    })),
    ...waived.flatMap(({ status, placedOn, clubId, claimedByClubId }) =>
      status === 'withdrawn'
        ? []
        : [{ ...dateOf(placedOn), kind: 'waived' as const, team: team(clubId), claimedBy: team(claimedByClubId) }],
    ),
    ...[...buyouts.values()].map(({ season, clubId }) => ({
      season,
      day: null,
      kind: 'bought-out' as const,
      team: team(clubId),
    })),
  ];
  if (player.draftSeason !== null) {
    const [round, pick] = [player.draftRound ?? 0, player.draftPick ?? 0];
    steps.push({ kind: 'drafted', season: player.draftSeason, day: null, team: team(drafter?.clubId), round, pick });
  }
  if (player.retiredAt !== null) steps.push({ kind: 'retired', season: player.retiredAt, day: null });
  return steps.sort((one, other) => other.season - one.season || orderIn(other) - orderIn(one));
}

/** Returns the sort key within a season: the draft comes first, other moves without a day come last. */
function orderIn({ kind, day }: PlayerTransaction): number {
  if (kind === 'drafted') return 0;
  return day ?? (kind === 'retired' ? 1000 : 999);
}
