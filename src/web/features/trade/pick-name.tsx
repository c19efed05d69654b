import { useTranslation } from 'react-i18next';
import type { TradePickView } from '#domains/trade/contract/shapes.ts';
import type { Traded } from '#domains/trade/kinds.ts';
import { yearOfSeason } from '#web/lib/season.ts';

type Named = Omit<TradePickView, 'range'> & { range?: TradePickView['range'] };

/** '2027 1st-round pick (BOS)', as a text. */
export function usePickName(): (pick: Named) => string {
  const { t } = useTranslation('trade');
  const rounds: readonly string[] = t('rounds', { returnObjects: true });
  return ({ season, round, original }) =>
    t('pickName', { year: yearOfSeason(season), round: rounds[round - 1] ?? '', team: original.abbr });
}

/** What has changed hands, within a sentence: 'a 2027 1st-round pick', 'the rights to Ole Lund'. */
export function useTradedName(): (thing: Traded) => string {
  const { t } = useTranslation('trade');
  const rounds: readonly string[] = t('rounds', { returnObjects: true });
  return (thing) => {
    if (thing.kind === 'player') return thing.player;
    if (thing.kind === 'rights') return t('traded.rights', { player: thing.player });
    const { season, spot, isConditional } = thing;
    const named = { year: yearOfSeason(season), round: rounds[thing.round - 1] ?? String(thing.round) };
    const pick = t(isConditional ? 'traded.conditional' : 'traded.pick', named);
    return spot === null ? pick : t('traded.spot', { pick, spot });
  };
}

/** Where in its round it will probably be; its number once the lottery is drawn. */
export function usePickSpot(): (pick: Named) => string {
  const { t } = useTranslation('trade');
  return ({ spot, range }) => (spot !== null ? t('pickSpot', { spot }) : range ? t(`range.${range}`) : '');
}
