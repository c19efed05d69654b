/** Naming clubs for a client with a no-trade clause. */
import { and, eq, gte } from 'drizzle-orm';
import { agentRefusals } from '#domains/agent/refusals.ts';
import { daysToName } from '#domains/agent/rules/no-trade.ts';
import { clubsOfUsers } from '#domains/agent/store/conflicts.ts';
import { noTradeOf } from '#domains/agent/store/no-trade.ts';
import { type ForPlayer, lockClient } from '#domains/agent/store/representing.ts';
import { representations } from '#domains/agent/tables.ts';
import { teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { players } from '#domains/player/tables.ts';
import { tradeAssets, trades } from '#domains/trade/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/**
 * Sets the clubs that replace those the player would name himself. Refused during the league's review of a trade of the
 * player, or if the agent could use it to stop an agreed trade.
 */
export async function nameClubs(
  tx: Transaction,
  { clubIds, ...about }: ForPlayer & { clubIds: readonly ClubId[] },
  { season, absoluteDay, secret }: Pick<Today, 'season' | 'absoluteDay' | 'secret'>,
): Promise<{ ok: true } | Refused> {
  const client = await lockClient(tx, about);
  if (!client.ok) return client;
  const { playerId, userId } = about;
  const signed = await tx
    .select({ clubId: teams.clubId, clause: contracts.clause, nationId: players.nationId, morale: players.morale })
    .from(players)
    .innerJoin(teams, eq(teams.id, players.teamId))
    .innerJoin(contracts, and(eq(contracts.playerId, players.id), gte(contracts.toSeason, season)))
    .where(eq(players.id, playerId));
  const [first] = signed;
  if (!first || first.clubId === null) return agentRefusals.noClause();
  const rows = pgRows(tx);
  const { clubId, nationId, morale } = first;
  const bound = { id: playerId, clubId, nationId, morale, clauses: signed.map(({ clause }) => clause) };
  const noTrade = (await noTradeOf(rows, [bound], secret)).get(playerId);
  if (!noTrade) return agentRefusals.noClause();
  const working = (await clubsOfUsers(rows, [userId])).get(userId);
  if (noTrade.choices.some((id) => working?.has(id))) return agentRefusals.conflictInLeague();
  const named = [...new Set(clubIds)];
  if (named.some((id) => !noTrade.choices.includes(id))) return agentRefusals.notOfLeague();
  if (named.length > noTrade.most) return agentRefusals.tooManyNamed({ max: noTrade.most });
  const days = daysToName(noTrade.namedOn, absoluteDay);
  if (days > 0) return agentRefusals.namedLately({ days });
  if (await isInEscrow(tx, playerId)) return agentRefusals.inEscrow();
  await tx
    .update(representations)
    .set({ named, namedKind: noTrade.kind, namedOn: absoluteDay })
    .where(eq(representations.playerId, playerId));
  return { ok: true };
}

async function isInEscrow(tx: Transaction, playerId: PlayerId): Promise<boolean> {
  const [found] = await tx
    .select({ id: trades.id })
    .from(tradeAssets)
    .innerJoin(trades, eq(trades.id, tradeAssets.tradeId))
    .where(and(eq(tradeAssets.playerId, playerId), eq(trades.status, 'escrow')))
    .limit(1);
  return found !== undefined;
}
