import type { TradePickView } from '#domains/trade/contract/shapes.ts';
import type { Traded } from '#domains/trade/kinds.ts';
import { yearOfSeason } from '#web/lib/season.ts';
import { sectionOf, useTranslation } from '#web/lib/words.ts';

type Named = Omit<TradePickView, 'range'> & { range?: TradePickView['range'] };

/** Returns a function that names a pick: '2027 1st-round pick (BOS)'. */
export function usePickName(): (pick: Named) => string {
  const { t } = useTranslation('trade');
  const rounds: readonly string[] = sectionOf(t, 'trade', 'rounds');
  return ({ season, round, original }) =>
    t('pickName', { year: yearOfSeason(season), round: rounds[round - 1] ?? '', team: original.abbr });
}

/** Returns a function that names a traded asset within a sentence: 'a 2027 1st-round pick', 'the rights to Ole Lund'. */
export function useTradedName(): (asset: Traded) => string {
  const { t } = useTranslation('trade');
  const rounds: readonly string[] = sectionOf(t, 'trade', 'rounds');
  return (asset) => {
    if (asset.kind === 'player') return asset.player;
    if (asset.kind === 'rights') return t('traded.rights', { player: asset.player });
    const { season, spot, isConditional } = asset;
    const named = { year: yearOfSeason(season), round: rounds[asset.round - 1] ?? String(asset.round) };
    const pick = t(isConditional ? 'traded.conditional' : 'traded.pick', named);
    return spot === null ? pick : t('traded.spot', { pick, spot });
  };
}

/** Returns a function that gives a pick's projected range in its round, or its number once the lottery is drawn. */
export function usePickSpot(): (pick: Named) => string {
  const { t } = useTranslation('trade');
  return ({ spot, range }) => (spot !== null ? t('pickSpot', { spot }) : range ? t(`range.${range}`) : '');
}
