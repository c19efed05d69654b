import { useTranslation } from 'react-i18next';
import type { TradePickView } from '#domains/trade/contract/shapes.ts';
import { yearOfSeason } from '#web/lib/season.ts';

type Named = Omit<TradePickView, 'range'> & { range?: TradePickView['range'] };

/** '2027 1st-round pick (BOS)', as a text. */
export function usePickName(): (pick: Named) => string {
  const { t } = useTranslation('trade');
  const rounds: readonly string[] = t('rounds', { returnObjects: true });
  return ({ season, round, original }) =>
    t('pickName', { year: yearOfSeason(season), round: rounds[round - 1] ?? '', team: original.abbr });
}

/** Where in its round it will probably be; its number once the lottery is drawn. */
export function usePickSpot(): (pick: Named) => string {
  const { t } = useTranslation('trade');
  return ({ spot, range }) => (spot !== null ? t('pickSpot', { spot }) : range ? t(`range.${range}`) : '');
}
