import { NativeSelect, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import type { GameType } from '#domains/competition/constants.ts';
import { useSearchChoice, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { GameTypeSelect } from './game-type.tsx';
import { STAGES, useDefaultStage } from './stage.ts';
import { CATEGORIES } from './totals-columns.tsx';

const POSITIONS = ['S', 'F', 'D', 'LW', 'C', 'RW', 'LD', 'RD'] as const;

/** A line of filters above a table, with a reset if any differs from its default. @param of as in `ResetFilters` */
export function StatsFilters({ children, of }: { children: ReactNode; of?: readonly string[] }) {
  return (
    <Row gap="sm" bottom="lg">
      {children}
      <ResetFilters of={of} />
    </Row>
  );
}

interface SeasonAndTypeProps {
  seasons: readonly number[];
  season: number;
  /** Types of games with statistics, besides the league's two. */
  types?: readonly GameType[];
}

/** Filters by season and type of games; both are in the URL. */
export function SeasonAndType({ seasons, season, types = [] }: SeasonAndTypeProps) {
  const usual = useDefaultStage();
  return (
    <>
      <SeasonSelect seasons={seasons} value={season} />
      <GameTypeSelect usual={usual} of={[...STAGES, ...types]} />
    </>
  );
}

/** Switches the columns of skaters: scoring, play, or by situation. */
export function CategorySwitch() {
  const { t } = useTranslation('stats');
  const category = useSearchChoice('category', CATEGORIES);
  const setSearch = useSetSearch();
  return (
    <SegmentedControl
      aria-label={t('category.label')}
      value={category}
      data={CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
      onChange={(value) => setSearch({ category: value === CATEGORIES[0] ? undefined : value })}
    />
  );
}

export function usePositionFilter() {
  return useSearchChoice('position', POSITIONS);
}

/** Filters by position of skaters; S, all of them, is the default. */
export function PositionSelect() {
  const { t } = useTranslation('stats');
  const position = usePositionFilter();
  const setSearch = useSetSearch();
  return (
    <NativeSelect
      aria-label={t('positionFilter.label')}
      value={position}
      data={POSITIONS.map((value) => ({ value, label: t(`positionFilter.${value}`) }))}
      onChange={({ currentTarget: { value } }) =>
        setSearch({ position: value === POSITIONS[0] ? undefined : value, page: undefined })
      }
    />
  );
}
