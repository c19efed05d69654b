import { useCallback } from 'react';
import type { Place, Prize } from '#domains/raffle/constants.ts';
import type { Raffle } from '#domains/raffle/contract.ts';
import { pucksByPlace } from '#domains/raffle/rules.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Returns a function that words prizes: 'Jersey badge, Jersey and colors, 150 play pucks'. */
export function usePrizeWords(): (prizes: readonly Prize[]) => string {
  const { t } = useTranslation('raffle');
  const { t: shop } = useTranslation('shop');
  return useCallback(
    (prizes) =>
      prizes
        .map((prize) => {
          if (prize.kind === 'pucks') return t('pucks', { count: prize.pucks });
          return prize.kind === 'item' ? shop(`item.${prize.item}.name`) : t(`badge.${prize.badge}`);
        })
        .join(', '),
    [t, shop],
  );
}

/**
 * Returns a function that words the prizes of a raffle by place, with its current pot, and what happens if the winner
 * already has an item.
 */
export function usePlaceWords(): (raffle: Pick<Raffle, 'places' | 'pot' | 'tickets'>) => string[] {
  const { t } = useTranslation('raffle');
  const { t: shop } = useTranslation('shop');
  return useCallback(
    ({ places, pot, tickets }) => {
      // With fewer tickets than places it says what each place wins once all have a ticket; the words below explain the rest.
      const pucks = pucksByPlace(places, pot, Math.max(tickets, places.length));
      const itemWords = ({ items: [first, ...others], instead }: Place) => {
        if (first === undefined) return [];
        const names = others.map((item) => shop(`item.${item}.name`));
        return [
          shop(`item.${first}.name`),
          t('owned', { others: names.join(', '), pucks: t('pucks', { count: instead }) }),
        ];
      };
      return places.map((place, index) => {
        const count = pucks[index] ?? 0;
        const [item, owned] = itemWords(place);
        const won = [
          ...(place.badge === null ? [] : [t(`badge.${place.badge}`)]),
          ...(item === undefined ? [] : [item]),
          ...(count === 0 ? [] : [t('pucks', { count })]),
        ].join(', ');
        return owned === undefined ? won : `${won}. ${owned}`;
      });
    },
    [t, shop],
  );
}
