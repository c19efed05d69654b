/** Records of trades: log lines and notifications. */
import { teams } from '#domains/club/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { managerOf } from '#domains/seat/store/holders.ts';
import type { TradeAnswer, TradeLine, TradeStatus } from '#domains/trade/contract/shapes.ts';
import { tradeLog, trades } from '#domains/trade/tables.ts';
import type { ClubId, TradeId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

export const TRADE_COLUMNS = [
  'id',
  'fromClubId',
  'toClubId',
  'thirdClubId',
  'acceptedBy',
  'status',
  'countersId',
  'season',
  'madeOn',
  'expiresOn',
  'closedOn',
  'escrow',
] as const;
export type StoredTrade = Pick<typeof trades.$inferSelect, (typeof TRADE_COLUMNS)[number]>;

/** Returns the clubs of a trade, the offering club first. */
export function clubsOf({ fromClubId, toClubId, thirdClubId }: TradeClubs): ClubId[] {
  return thirdClubId === null ? [fromClubId, toClubId] : [fromClubId, toClubId, thirdClubId];
}
export type TradeClubs = Pick<StoredTrade, 'fromClubId' | 'toClubId' | 'thirdClubId'>;

/** Returns a trade in any status; null if the id does not exist. */
export async function findTrade(rows: RowReader, tradeId: TradeId): Promise<StoredTrade | null> {
  const [trade] = await rows.read(trades, TRADE_COLUMNS, { id: tradeId });
  return trade ?? null;
}

/** When something happens: absolute day and real time. */
export interface At {
  day: number;
  now: Date;
}

interface Said {
  says: TradeLine;
  /** The acting club; null: the passage of time. */
  clubId: ClubId | null;
  answer?: TradeAnswer | null;
}

export async function log(rows: Rows, tradeId: TradeId, { says, clubId, answer = null }: Said, { day, now }: At) {
  const lines = await rows.read(tradeLog, ['line'], { tradeId }, ['line']);
  await rows.insert(tradeLog, [{ tradeId, line: lines.length + 1, createdAt: now, day, clubId, says, answer }]);
}

/** Closes an offer to further answers. */
export async function close(
  rows: Rows,
  { id }: Pick<StoredTrade, 'id'>,
  { status, ...said }: Said & { status: TradeStatus },
  at: At,
): Promise<void> {
  await rows.updateWhere(trades, { status, closedOn: at.day }, { id });
  await log(rows, id, said, at);
}

type NoticeKind =
  `trade-${'offered' | 'accepted' | 'declined' | 'countered' | 'void' | 'escrow' | 'condition-met' | 'condition-missed'}`;

/** Notifies the manager of a club, if it has one. @param team the other club's name */
export async function notifyClub(
  rows: Rows,
  clubId: ClubId,
  { kind, team, tradeId }: { kind: NoticeKind; team: string; tradeId: TradeId },
): Promise<void> {
  const userId = await managerOf(rows, clubId);
  if (userId !== null) await notify(rows, [{ userId, channel: 'news', kind, params: { team, tradeId } }]);
}

/** Locks the clubs until the transaction ends. Every trade command begins with it, which prevents deadlocks. */
export async function holdClubs(rows: Rows, clubIds: readonly ClubId[]): Promise<void> {
  await rows.lock(teams, { clubId: clubIds, level: 'PRO' });
}

/** Returns the name of a club's first team. */
export async function nameOfClub(rows: RowReader, clubId: ClubId): Promise<string> {
  const [team] = await rows.read(teams, ['city', 'nickname'], { clubId, level: 'PRO' });
  return team ? `${team.city} ${team.nickname}` : '';
}
