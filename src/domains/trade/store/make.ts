/** A trade is made: everything changes hands in one transaction, and what was offered elsewhere falls through. */
import { teams } from '#domains/club/tables.ts';
import { tradeContracts } from '#domains/contracts/store/trade.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { joinTeam } from '#domains/roster/store/moves.ts';
import type { TradeAnswer } from '#domains/trade/contract.ts';
import { type Deal, faultsOf, type TradeFault, type TradePart } from '#domains/trade/rules/legality.ts';
import { listedBy, type Party, type TradeDay } from '#domains/trade/store/parties.ts';
import { close, log, managerOf, notifyClub, type StoredTrade, TRADE_COLUMNS } from '#domains/trade/store/record.ts';
import { tradeAssets, tradeBlock, trades } from '#domains/trade/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import { publishChange } from '#platform/realtime.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

type Pair = readonly [Party, Party];

/** The deal of two clubs that are at the table. */
export function dealOf(sides: Pair, parts: readonly TradePart[], { secret, absoluteDay }: TradeDay): Deal {
  return { sides, parts, isListed: listedBy(secret), absoluteDay };
}

/** What a trade moves. */
export async function partsOf(rows: RowReader, tradeId: number): Promise<TradePart[]> {
  return rows.read(tradeAssets, ['fromClubId', 'playerId', 'retention'], { tradeId }, ['id']);
}

/** Holds both clubs until the transaction ends: every command on a trade begins with it, so that none waits for another in a circle. */
export async function holdClubs(rows: Rows, clubIds: readonly ClubId[]): Promise<void> {
  await rows.lock(teams, { clubId: clubIds, level: 'PRO' });
}

interface Making {
  trade: Pick<StoredTrade, 'id' | 'fromClubId' | 'toClubId'>;
  parts: readonly TradePart[];
  sides: Pair;
  today: TradeDay;
  now: Date;
  answer?: TradeAnswer;
}

/** Makes a trade, if it is legal today. Whoever calls it holds both clubs. @returns what is against it; none: it is made. */
export async function makeTrade(rows: Rows, making: Making): Promise<TradeFault[]> {
  const { trade, parts, sides, today, now, answer } = making;
  const faults = faultsOf(dealOf(sides, parts, today));
  if (faults.length > 0) return faults;
  const at = { day: today.absoluteDay, now };
  for (const part of parts) await move(rows, part, { sides, today, tradeId: trade.id });
  await rows.updateWhere(
    trades,
    { status: 'done', closedOn: today.absoluteDay, season: today.season },
    { id: trade.id },
  );
  await log(rows, trade.id, { says: 'accepts', clubId: trade.toClubId, answer: answer ?? null }, at);
  await announce(rows, making);
  await dropOthers(rows, making);
  if (rows.tx) await publishChange(rows.tx, ['everything']);
  return [];
}

async function move(
  rows: Rows,
  { playerId, fromClubId, retention }: TradePart,
  { sides, today, tradeId }: { sides: Pair; today: TradeDay; tradeId: number },
): Promise<void> {
  const from = sides.find(({ clubId }) => clubId === fromClubId);
  const to = sides.find(({ clubId }) => clubId !== fromClubId);
  const body = from?.bodies.find(({ id }) => id === playerId);
  if (!from || !to || !body) throw new Error(`player ${playerId} is not club ${fromClubId}'s to give`);
  const [running] = body.contracts;
  await rows.updateWhere(
    tradeAssets,
    { salary: running?.salary ?? null, signedUntil: body.contracts.at(-1)?.toSeason ?? null },
    { tradeId, playerId },
  );
  await tradeContracts(rows, { playerId, fromClubId, toClubId: to.clubId, retention }, today.season);
  await joinTeam(rows, { playerId, teamId: to.teamIds[body.level], today });
  await rows.remove(tradeBlock, ['playerId'], { playerId });
}

/** News of both clubs, once of their league; whoever runs one of them is notified. */
async function announce(rows: Rows, { trade, parts, sides, today }: Making): Promise<void> {
  const nameOf = new Map(sides.flatMap(({ bodies }) => bodies.map(({ id, name }) => [id, name])));
  const namesFrom = (clubId: ClubId) =>
    parts
      .filter(({ fromClubId }) => fromClubId === clubId)
      .map(({ playerId }) => nameOf.get(playerId) ?? '')
      .join(', ');
  const { season, day } = today;
  const entries = sides.map((side, index): NewsEntry => {
    const other = sides[1 - index] ?? side;
    return {
      season,
      day,
      kind: 'trade',
      clubId: side.clubId,
      leagueId: index === 0 ? side.leagueId : null,
      playerId: null,
      gameId: null,
      params: {
        team: side.name,
        other: other.name,
        gets: namesFrom(other.clubId),
        gives: namesFrom(side.clubId),
        tradeId: trade.id,
      },
    };
  });
  await writeNews(rows, entries);
  for (const [index, side] of sides.entries()) {
    const other = sides[1 - index] ?? side;
    await notifyClub(rows, side.clubId, { kind: 'trade-accepted', team: other.name, tradeId: trade.id });
  }
}

/** Open offers with somebody who has just been traded fall through. */
async function dropOthers(rows: Rows, { trade, parts, sides, today, now }: Making): Promise<void> {
  const players = parts.map(({ playerId }) => playerId);
  const named = await rows.read(tradeAssets, ['tradeId'], { playerId: players }, ['id']);
  const ids = [...new Set(named.map(({ tradeId }) => tradeId))].filter((id) => id !== trade.id);
  if (ids.length === 0) return;
  const open = await rows.read(trades, TRADE_COLUMNS, { id: ids, status: 'open' });
  const nameOf = new Map(sides.map(({ clubId, name }) => [clubId, name]));
  for (const other of open) {
    await close(rows, other, { status: 'void', says: 'falls-through', clubId: null }, { day: today.absoluteDay, now });
    for (const clubId of [other.fromClubId, other.toClubId]) {
      if ((await managerOf(rows, clubId)) === null) continue;
      const partner = clubId === other.fromClubId ? other.toClubId : other.fromClubId;
      const team = nameOf.get(partner) ?? (await nameOfClub(rows, partner));
      await notifyClub(rows, clubId, { kind: 'trade-void', team, tradeId: other.id });
    }
  }
}

/** The name of a club's first team. */
export async function nameOfClub(rows: RowReader, clubId: ClubId): Promise<string> {
  const [team] = await rows.read(teams, ['city', 'nickname'], { clubId, level: 'PRO' });
  return team ? `${team.city} ${team.nickname}` : '';
}
