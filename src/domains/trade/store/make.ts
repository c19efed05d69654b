/** Completes trades: everything changes hands in one transaction, and offers for the same assets fall through. */
import { tradeContracts } from '#domains/contracts/store/trade.ts';
import { movePicks } from '#domains/draft/store/picks.ts';
import { moveRights } from '#domains/draft/store/rights.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { joinTeam } from '#domains/roster/store/moves.ts';
import { managerOf } from '#domains/seat/store/holders.ts';
import type { TradeAnswer } from '#domains/trade/contract/shapes.ts';
import { tradeFaults } from '#domains/trade/refusals.ts';
import type { TradePart } from '#domains/trade/rules/assets.ts';
import { type Deal, faultsOf, type TradeFault } from '#domains/trade/rules/legality.ts';
import { tradedAsset } from '#domains/trade/rules/names.ts';
import { promise } from '#domains/trade/store/conditions.ts';
import type { Party, TradeDay } from '#domains/trade/store/parties.ts';
import {
  close,
  clubsOf,
  log,
  nameOfClub,
  notifyClub,
  type StoredTrade,
  TRADE_COLUMNS,
  type TradeClubs,
} from '#domains/trade/store/record.ts';
import { publishTrade } from '#domains/trade/store/table.ts';
import { tradeAssets, tradeBlock, trades } from '#domains/trade/tables.ts';
import type { ClubId, TradeId } from '#engine/ids.ts';
import type { Row, RowReader, Rows } from '#platform/rows/rows.ts';

/** Returns the deal of the clubs in a trade. */
export function dealOf(sides: readonly Party[], parts: readonly TradePart[], { absoluteDay }: TradeDay): Deal {
  return { sides, parts, absoluteDay };
}

const PART_COLUMNS = [
  'fromClubId',
  'toClubId',
  'kind',
  'playerId',
  'pickId',
  'retention',
  'becomesPickId',
  'condition',
] as const;

/** Returns the assets a trade moves. */
export async function partsOf(rows: RowReader, tradeId: TradeId): Promise<TradePart[]> {
  return (await rows.read(tradeAssets, PART_COLUMNS, { tradeId }, ['id'])).map(partOf);
}

type StoredAsset = Pick<Row<typeof tradeAssets>, (typeof PART_COLUMNS)[number]>;

/** Returns a stored asset, typed by its kind. */
export function partOf(asset: StoredAsset): TradePart {
  const { fromClubId, toClubId, kind, playerId, pickId, retention, becomesPickId, condition } = asset;
  const way = { fromClubId, toClubId };
  // A check constraint ensures that each kind has its id.
  if (kind === 'pick') {
    const becomes = becomesPickId === null || condition === null ? undefined : { pickId: becomesPickId, condition };
    return { ...way, kind, pickId: pickId ?? 0, becomes };
  }
  return kind === 'rights'
    ? { ...way, kind, playerId: playerId ?? 0 }
    : { ...way, kind, playerId: playerId ?? 0, retention };
}

interface Making {
  trade: Pick<StoredTrade, 'id'> & TradeClubs;
  parts: readonly TradePart[];
  sides: readonly Party[];
  /** The last club to accept; null: all had accepted earlier, and the escrow is over. */
  byClubId: ClubId | null;
  today: TradeDay;
  now: Date;
  answer?: TradeAnswer;
  /** Whether it makes the news; true by default. */
  isAnnounced?: boolean;
}

/** Makes a trade if it is legal today. The caller holds its clubs. @returns its rule violations; empty: it is made. */
export async function makeTrade(rows: Rows, making: Making): Promise<TradeFault[]> {
  const { trade, parts, sides, byClubId, today, now, answer } = making;
  const faults = faultsOf(dealOf(sides, parts, today));
  if (faults.length > 0) return faults;
  const gone = await movePromises(rows, parts, { sides, today, tradeId: trade.id });
  if (gone) return [gone];
  const at = { day: today.absoluteDay, now };
  for (const part of parts) if (part.kind === 'player') await move(rows, part, { sides, today, tradeId: trade.id });
  await rows.updateWhere(
    trades,
    { status: 'done', closedOn: today.absoluteDay, season: today.season },
    { id: trade.id },
  );
  if (byClubId !== null) await log(rows, trade.id, { says: 'accepts', clubId: byClubId, answer: answer ?? null }, at);
  if (making.isAnnounced ?? true) await announce(rows, making);
  await dropOthers(rows, making);
  if (rows.tx) {
    const moved = parts.flatMap((part) => (part.kind === 'pick' ? [] : [part.playerId]));
    await publishTrade(rows.tx, clubsOf(trade), moved);
  }
  return [];
}

/** Transfers picks and rights. A concurrent draft selection comes before or after; if before, nothing moves and the fault says so. */
async function movePromises(
  rows: Rows,
  parts: readonly TradePart[],
  { sides, today, tradeId }: { sides: readonly Party[]; today: TradeDay; tradeId: TradeId },
): Promise<TradeFault | null> {
  const nameOf = (clubId: ClubId) => sides.find((side) => side.clubId === clubId)?.name ?? '';
  const picks = parts.filter((part) => part.kind === 'pick');
  const [pick] = picks;
  if (pick && !((await movePicks(rows, picks)) && (await promise(rows, picks, { today, tradeId }))))
    return { refused: tradeFaults.pickGone({ team: nameOf(pick.fromClubId) }), clubId: null, part: pick };
  const rights = parts.filter((part) => part.kind === 'rights');
  const [prospect] = rights;
  if (prospect && !(await moveRights(rows, rights)))
    return { refused: tradeFaults.rightsGone({ team: nameOf(prospect.fromClubId) }), clubId: null, part: prospect };
  return null;
}

async function move(
  rows: Rows,
  { playerId, fromClubId, toClubId, retention }: Extract<TradePart, { kind: 'player' }>,
  { sides, today, tradeId }: { sides: readonly Party[]; today: TradeDay; tradeId: TradeId },
): Promise<void> {
  const from = sides.find(({ clubId }) => clubId === fromClubId);
  const to = sides.find(({ clubId }) => clubId === toClubId);
  const body = from?.bodies.find(({ id }) => id === playerId);
  if (!from || !to || !body) throw new Error(`player ${playerId} is not club ${fromClubId}'s to give`);
  const [running] = body.contracts;
  await rows.updateWhere(
    tradeAssets,
    { salary: running?.salary ?? null, signedUntil: body.contracts.at(-1)?.toSeason ?? null },
    { tradeId, playerId },
  );
  await tradeContracts(rows, { playerId, fromClubId, toClubId, retention }, today.season);
  await joinTeam(rows, { playerId, teamId: to.teamIds[body.level], today });
  await rows.remove(tradeBlock, ['playerId'], { playerId });
}

/** Publishes the trade in the news of its clubs and once in their league's, and notifies the clubs' managers. */
async function announce(rows: Rows, { trade, parts, sides, today }: Making): Promise<void> {
  const assets = (which: (part: TradePart) => boolean) =>
    parts.filter(which).flatMap((part) => tradedAsset(part, sides));
  const { season, day } = today;
  const othersOf = (side: Party) => sides.filter((other) => other !== side);
  const entries = sides.map((side, index): NewsEntry => {
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
        others: othersOf(side).map(({ name }) => name),
        gets: assets(({ toClubId }) => toClubId === side.clubId),
        gives: assets(({ fromClubId }) => fromClubId === side.clubId),
        tradeId: trade.id,
      },
    };
  });
  await writeNews(rows, entries);
  for (const side of sides) {
    const team = othersOf(side)[0]?.name ?? '';
    await notifyClub(rows, side.clubId, { kind: 'trade-accepted', team, tradeId: trade.id });
  }
}

/** Voids open offers that include an asset just traded. */
async function dropOthers(rows: Rows, { trade, parts, sides, today, now }: Making): Promise<void> {
  const playerId = parts.flatMap((part) => (part.kind === 'pick' ? [] : [part.playerId]));
  const pickId = parts.flatMap((part) =>
    part.kind === 'pick' ? [part.pickId, ...(part.becomes ? [part.becomes.pickId] : [])] : [],
  );
  const named = [
    ...(playerId.length > 0 ? await rows.read(tradeAssets, ['tradeId'], { playerId }, ['id']) : []),
    ...(pickId.length > 0 ? await rows.read(tradeAssets, ['tradeId'], { pickId }, ['id']) : []),
    ...(pickId.length > 0 ? await rows.read(tradeAssets, ['tradeId'], { becomesPickId: pickId }, ['id']) : []),
  ];
  const ids = [...new Set(named.map(({ tradeId }) => tradeId))].filter((id) => id !== trade.id);
  if (ids.length === 0) return;
  const open = await rows.read(trades, TRADE_COLUMNS, { id: ids, status: ['open', 'escrow'] });
  const nameOf = new Map(sides.map(({ clubId, name }) => [clubId, name]));
  for (const other of open) {
    await close(rows, other, { status: 'void', says: 'falls-through', clubId: null }, { day: today.absoluteDay, now });
    const clubIds = clubsOf(other);
    for (const clubId of clubIds) {
      if ((await managerOf(rows, clubId)) === null) continue;
      const partner = clubIds.find((id) => id !== clubId) ?? clubId;
      const team = nameOf.get(partner) ?? (await nameOfClub(rows, partner));
      await notifyClub(rows, clubId, { kind: 'trade-void', team, tradeId: other.id });
    }
  }
}
