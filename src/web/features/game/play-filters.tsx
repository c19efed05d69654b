import { NativeSelect, SegmentedControl } from '@mantine/core';
import { periodWords } from '#web/features/game/event-words.tsx';
import { PLAY_FILTERS, type PlayFilter } from '#web/features/game/plays.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { useSearchNumber, useSearchState, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { DropPanel } from '#web/ui/drop-panel.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import css from './play-by-play.module.css';

const SIDES = ['both', 'away', 'home'] as const;

/** Returns the filters of the plays, which are in the address. */
export function usePlayFilters() {
  const [filter, setFilter] = useSearchState('plays', PLAY_FILTERS);
  const [side, setSide] = useSearchState('side', SIDES);
  return { filter, setFilter, side, setSide, period: useSearchNumber('period') };
}

/** Filters the plays by kind, team and period, behind one button. */
export function PlayFilters({ stage: { view, scene } }: { stage: GameStage }) {
  const { t } = useTranslation(['game', 'common']);
  const { filter, setFilter, side, setSide, period } = usePlayFilters();
  const setSearch = useSetSearch();
  const isFiltered = filter !== PLAY_FILTERS[0] || side !== 'both' || period !== undefined;
  const periods = Array.from({ length: scene.period }, (_, index) => index + 1);
  return (
    <DropPanel
      label={t('plays.filter')}
      buttonClassName={css.filter}
      button={
        <span className={css.filterIcon} data-filtered={isFiltered || undefined}>
          <Icon name="menu" />
        </span>
      }
    >
      {() => (
        <Stack gap="sm" inset="sm" hugs>
          <SegmentedControl<PlayFilter>
            aria-label={t('plays.filter')}
            value={filter}
            onChange={setFilter}
            data={PLAY_FILTERS.map((value) => ({ value, label: t(`plays.${value}`) }))}
          />
          <NativeSelect
            size="xs"
            aria-label={t('plays.team')}
            value={side}
            onChange={({ currentTarget: { value } }) => setSide(SIDES.find((each) => each === value) ?? 'both')}
            data={[
              { value: 'both', label: t('plays.bothTeams') },
              { value: 'away', label: view.game.away.city },
              { value: 'home', label: view.game.home.city },
            ]}
          />
          <NativeSelect
            size="xs"
            aria-label={t('plays.period')}
            value={period ?? ''}
            onChange={({ currentTarget: { value } }) => setSearch({ period: value === '' ? undefined : Number(value) })}
            data={[
              { value: '', label: t('plays.wholeGame') },
              ...periods.map((each) => ({ value: String(each), label: periodWords(t, each, view.game.overtime) })),
            ]}
          />
          <ResetFilters of={['plays', 'side', 'period']} />
        </Stack>
      )}
    </DropPanel>
  );
}
