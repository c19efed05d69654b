import { NativeSelect } from '@mantine/core';
import type { PickView } from '#domains/draft/contract/shapes.ts';
import { roundOf } from '#domains/draft/rules/order.ts';
import { useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ResetFilters } from '#web/ui/reset-filters.tsx';

/** Search parameters of the filters. */
const FILTERS = ['round', 'spot'];

/** Returns the picks of the round in the URL, or the one with the number in the URL. */
export function useChosenPicks(picks: readonly PickView[]): PickView[] {
  const [round, spot] = [useSearchNumber('round'), useSearchNumber('spot')];
  return picks.filter(
    (pick) => (round === undefined || pick.round === round) && (spot === undefined || pick.spot === spot),
  );
}

/** Chooses a round, or a pick by its number, which implies its round. */
export function PickFilters({ picks }: { picks: readonly PickView[] }) {
  const { t } = useTranslation('draft');
  const [round, spot] = [useSearchNumber('round'), useSearchNumber('spot')];
  const setSearch = useSetSearch();
  const rounds = [...new Set(picks.map((pick) => pick.round))];
  const spots = picks.flatMap((pick) => pick.spot ?? []).toSorted((one, other) => one - other);
  const aRound = picks.filter((pick) => pick.round === 1).length;
  return (
    <>
      <NativeSelect
        aria-label={t('column.round')}
        value={String(round ?? '')}
        data={[
          { value: '', label: t('allRounds') },
          ...rounds.map((each) => ({ value: String(each), label: t('round', { round: each }) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          setSearch({ round: value === '' ? undefined : Number(value), spot: undefined })
        }
      />
      {spots.length > 0 && (
        <NativeSelect
          aria-label={t('column.spotTitle')}
          value={String(spot ?? '')}
          data={[
            { value: '', label: t('allPicks') },
            ...spots.map((each) => ({ value: String(each), label: t('pickNumber', { spot: each }) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            setSearch(value === '' ? { spot: undefined } : { spot: value, round: roundOf(Number(value), aRound) })
          }
        />
      )}
      <ResetFilters of={FILTERS} />
    </>
  );
}
