/** Trades between AI clubs. */
import { DEADLINE_DAY } from '#domains/cap/constants.ts';
import { INITIATIVE } from '#domains/trade/constants.ts';
import { keyOf, keysOf, type TradePart } from '#domains/trade/rules/assets.ts';
import { loadTradeLeague } from '#domains/trade/store/judgment.ts';
import { neutralValuations, valuesBy } from '#domains/trade/store/neutral.ts';
import { loadParties, type Party, type TradeDay } from '#domains/trade/store/parties.ts';
import { tradeAssets, trades } from '#domains/trade/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { RowReader } from '#platform/rows/rows.ts';
import { between, type Target } from '../rows.ts';
import { meanOf } from '../spread.ts';
import type { Edge, SeasonNote } from './notes.ts';

export const TRADE_TARGETS: readonly Target[] = [
  between('trades', 'trades per club and season', [3, 9], 1),
  between('withPicks', 'trades with picks, %', [40, 70], 1),
  between('deadline', 'trades in the days before the deadline, %', [20, 45], 1),
  between('edge', "winner's edge over the other side, % of the deal", [0, 8], 1),
];

/** The average of this many neutral scouts, each with independent errors, is close to the truth. */
const SCOUTS = 60;

/**
 * Returns, for each trade between two clubs made on a day, what one side truly gets more than the other, and how much changes
 * hands.
 */
export async function readEdges(rows: RowReader, today: TradeDay): Promise<Edge[]> {
  const columns = ['id', 'fromClubId', 'toClubId'] as const;
  const made = await rows.read(trades, columns, { status: 'done', closedOn: today.absoluteDay });
  const parts = await rows.read(tradeAssets, ['tradeId', 'fromClubId', 'toClubId', 'kind', 'playerId', 'pickId'], {
    tradeId: made.map(({ id }) => id),
  });
  const partsOf = Map.groupBy(parts, ({ tradeId }) => tradeId);
  const edges: Edge[] = [];
  for (const { id, fromClubId, toClubId } of made) {
    const own = (partsOf.get(id) ?? []).flatMap(partOf);
    const sides = [...(await loadParties(rows, [fromClubId, toClubId], today)).values()];
    // Used in the draft by now, or passed on to a third club.
    const isThere = own.every((part) => keysOf(part).every((key) => sides.some((side) => has(side, key))));
    if (own.length === 0 || !isThere) continue;
    const parties = new Map(sides.map((side) => [side.clubId, side]));
    const league = await loadTradeLeague(rows, { leagueId: sides[0]?.leagueId ?? 0, parties }, today);
    const [first] = valuesBy(neutralValuations(sides, league, today, SCOUTS), [fromClubId, toClubId], own);
    if (!first) continue;
    const middle = ({ low, high }: { low: number; high: number }) => (low + high) / 2;
    const [gets, gives] = [middle(first.gets), middle(first.gives)];
    edges.push({ edge: Math.abs(gets - gives), deal: Math.abs(gets) + Math.abs(gives) });
  }
  return edges;
}

function has({ bodies, prospects, picks }: Party, key: string): boolean {
  const players = [...bodies, ...prospects].map(({ id }) => keyOf({ kind: 'rights', playerId: id }));
  return players.includes(key) || picks.some(({ id }) => keyOf({ kind: 'pick', pickId: id }) === key);
}

function partOf(asset: {
  kind: TradePart['kind'];
  fromClubId: TradePart['fromClubId'];
  toClubId: TradePart['toClubId'];
  playerId: Extract<TradePart, { kind: 'player' }>['playerId'] | null;
  pickId: Extract<TradePart, { kind: 'pick' }>['pickId'] | null;
}): TradePart[] {
  const { kind, fromClubId, toClubId, playerId, pickId } = asset;
  if (kind === 'pick') return pickId === null ? [] : [{ kind, pickId, fromClubId, toClubId }];
  if (playerId === null) return [];
  // Of a retained salary the contract only says the rest by now.
  const retention = 0;
  return [
    kind === 'player' ? { kind, playerId, retention, fromClubId, toClubId } : { kind, playerId, fromClubId, toClubId },
  ];
}

export async function tradeTable(rows: RowReader, notes: readonly SeasonNote[]): Promise<Record<string, number>> {
  const season = notes.map((note) => note.season);
  const columns = ['id', 'season', 'closedOn', 'thirdClubId'] as const;
  const made = await rows.read(trades, columns, { status: 'done', season });
  const picks = await rows.read(tradeAssets, ['tradeId'], { kind: 'pick', tradeId: made.map(({ id }) => id) });
  const withPicks = new Set(picks.map(({ tradeId }) => tradeId));
  const clubs = meanOf(notes.map(({ leagueOf }) => leagueOf.size));
  const sides = made.reduce((sum, { thirdClubId }) => sum + (thirdClubId === null ? 2 : 3), 0);
  const before = made.filter((trade) => {
    const day = (trade.closedOn ?? 0) - absoluteDayOf({ season: trade.season, day: 0 });
    return day <= DEADLINE_DAY && day > DEADLINE_DAY - INITIATIVE.deadlineDays;
  });
  const edges = notes.flatMap((note) => note.edges);
  const sum = (of: (edge: Edge) => number) => edges.reduce((total, edge) => total + of(edge), 0);
  const share = (part: number, whole: number) => (100 * part) / Math.max(1, whole);
  return {
    trades: sides / Math.max(1, clubs * notes.length),
    withPicks: share(withPicks.size, made.length),
    deadline: share(before.length, made.length),
    edge: share(
      sum(({ edge }) => edge),
      sum(({ deal }) => deal),
    ),
  };
}
