/** Names of traded assets in the news. */
import type { Traded } from '#domains/trade/kinds.ts';
import type { TradeAsset } from '#domains/trade/rules/assets.ts';
import type { TradeSide } from '#domains/trade/rules/legality.ts';

/** @param sides the clubs as they were before the trade. @returns empty if none of them has the asset */
export function tradedAsset(asset: TradeAsset, sides: readonly TradeSide[]): Traded[] {
  const found = sides.flatMap(({ bodies, prospects, picks }): Traded[] => {
    if (asset.kind === 'pick') {
      return picks.flatMap(({ id, season, round, spot }) =>
        id === asset.pickId
          ? [{ kind: 'pick' as const, season, round, spot, isConditional: asset.becomes !== undefined }]
          : [],
      );
    }
    const people = asset.kind === 'rights' ? prospects : bodies;
    return people.flatMap(({ id, name }) =>
      id === asset.playerId ? [{ kind: asset.kind, player: name, playerId: id }] : [],
    );
  });
  return found.slice(0, 1);
}
