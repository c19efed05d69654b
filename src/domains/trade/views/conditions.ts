/** Conditions on picks for the trade page. */
import type { PlayerRef } from '#domains/shapes.ts';
import type { ConditionView, PickCondition } from '#domains/trade/contract/conditions.ts';
import type { TradePartView, TradePickView } from '#domains/trade/contract/shapes.ts';
import type { TradePick } from '#domains/trade/rules/assets.ts';
import { gamesFor } from '#domains/trade/store/conditions.ts';
import type { tradeAssets } from '#domains/trade/tables.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

type BecomingView = NonNullable<Extract<TradePartView, { kind: 'pick' }>['becomes']>;
type StoredAsset = typeof tradeAssets.$inferSelect;

interface Shown {
  picks: ReadonlyMap<number, TradePick>;
  named: ReadonlyMap<PlayerId, PlayerRef>;
  /** The season whose games decide if the trade is made today. */
  season: number;
  shown(pick: TradePick): TradePickView | null;
}

/** Returns the conditions by asset. */
export async function becomingsOf(
  rows: RowReader,
  assets: readonly StoredAsset[],
  { picks, named, season, shown }: Shown,
): Promise<Map<number, BecomingView>> {
  const found = new Map<number, BecomingView>();
  for (const asset of assets) {
    const { id, condition, becomesPickId, conditionStatus, conditionSeason } = asset;
    const other = becomesPickId === null ? undefined : picks.get(becomesPickId);
    const pick = other && shown(other);
    const seen = condition && pick && (await conditionOf(rows, condition, { asset, named }));
    if (pick && seen)
      found.set(id, { pick, condition: seen, status: conditionStatus ?? 'offered', season: conditionSeason ?? season });
  }
  return found;
}

async function conditionOf(
  rows: RowReader,
  condition: PickCondition,
  { asset, named }: Pick<Shown, 'named'> & { asset: StoredAsset },
): Promise<ConditionView | null> {
  if (condition.kind !== 'games') return condition;
  const { playerId, games } = condition;
  const player = named.get(playerId);
  const { conditionSeason: season, fromClubId: clubId } = asset;
  const played = season === null ? null : await gamesFor(rows, { playerId, clubId, season });
  return player ? { kind: 'games', player, games, played } : null;
}
