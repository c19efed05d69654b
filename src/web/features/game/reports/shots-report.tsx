import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import {
  type MapShot,
  mapShotsOf,
  type ShotFilter,
  type ShotStrength,
  shotTotals,
  siftShots,
} from '#domains/game/rules/analysis/shot-map.ts';
import type { Side } from '#engine/match/sides.ts';
import { periodWords } from '#web/features/game/event-words.tsx';
import { ShotList } from '#web/features/game/reports/shot-list.tsx';
import { ShotMap } from '#web/features/game/reports/shot-map.tsx';
import type { GameStage } from '#web/features/game/stage.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchChoice, useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Columns, Stack } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';

const STRENGTHS: readonly ShotStrength[] = ['even', 'power-play', 'shorthanded'];

/** Shows every attempt on the ice, filtered by team, strength, period and shooter, and as a table. */
export function ShotsReport({ stage }: { stage: GameStage }) {
  const { t } = useTranslation(['game', 'game-reports']);
  const format = useFormat();
  const [filter, setFilter] = useShotFilter();
  const all = useMemo(() => mapShotsOf(stage.events), [stage.events]);
  const shots = siftShots(all, filter);
  const totals = shotTotals(shots);
  if (all.length === 0) return <EmptyState icon="stick" title={t('game-reports:shotMap.none')} />;
  return (
    <Stack>
      <Section title={t('game-reports:tab.shots')}>
        <Filters stage={stage} all={all} filter={filter} onChange={setFilter} />
        <ShotMap shots={shots} stage={stage} />
        <StatTiles
          tiles={[
            { label: t('game-reports:shotMap.attempts'), value: totals.attempts },
            { label: t('game-reports:shotMap.onGoal'), value: totals.onGoal },
            { label: t('game-reports:shotMap.goals'), value: totals.goals },
            { label: t('game-reports:shotMap.missed'), value: totals.missed },
            { label: t('game-reports:shotMap.blocked'), value: totals.blocked },
            { label: t('game-reports:shotMap.xg'), value: format.number(totals.xg, 2) },
          ]}
        />
      </Section>
      <ShotList stage={stage} shots={shots} />
    </Stack>
  );
}

function Filters({
  stage,
  all,
  filter,
  onChange,
}: {
  stage: GameStage;
  all: readonly MapShot[];
  filter: ShotFilter;
  onChange: (filter: ShotFilter) => void;
}) {
  const { t } = useTranslation(['game', 'game-reports', 'common']);
  const { view, players } = stage;
  const periods = [...new Set(all.map(({ period }) => period))];
  const shooters = [...new Set(siftShots(all, { side: filter.side }).map(({ shooter }) => shooter))]
    .flatMap((id) => players.get(id) ?? [])
    .sort((one, other) => one.lastname.localeCompare(other.lastname));
  return (
    <Columns fit min={150} gap="md" align="stretch" bottom="md">
      <NativeSelect
        label={t('game-reports:team')}
        value={filter.side ?? ''}
        // Another team has other shooters.
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, side: isSide(value) ? value : undefined, shooter: undefined })
        }
        data={[
          { value: '', label: t('plays.bothTeams') },
          { value: 'away', label: view.game.away.city },
          { value: 'home', label: view.game.home.city },
        ]}
      />
      <NativeSelect
        label={t('game-reports:shotMap.strength.label')}
        value={filter.strength ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, strength: STRENGTHS.find((each) => each === value) })
        }
        data={[
          { value: '', label: t('game-reports:shotMap.strength.any') },
          ...STRENGTHS.map((value) => ({ value, label: t(`game-reports:shotMap.strength.${value}`) })),
        ]}
      />
      <NativeSelect
        label={t('plays.period')}
        value={filter.period ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, period: numberOf(value) })}
        data={[
          { value: '', label: t('plays.wholeGame') },
          ...periods.map((each) => ({ value: String(each), label: periodWords(t, each, view.game.overtime) })),
        ]}
      />
      <NativeSelect
        label={t('game-reports:shotMap.shooter')}
        value={filter.shooter ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, shooter: numberOf(value) })}
        data={[
          { value: '', label: t('game-reports:shotMap.everybody') },
          ...shooters.map((player) => ({ value: String(player.id), label: playerName(player) })),
        ]}
      />
      <ResetFilters of={['by', 'strength', 'in', 'shooter']} />
    </Columns>
  );
}

/** Returns the filter in the URL, and a function that changes it. */
function useShotFilter(): [ShotFilter, (filter: ShotFilter) => void] {
  const setSearch = useSetSearch();
  const side = useSearchChoice('by', ['both', 'away', 'home']);
  const strength = useSearchChoice('strength', ['any', ...STRENGTHS]);
  const filter: ShotFilter = {
    side: side === 'both' ? undefined : side,
    strength: strength === 'any' ? undefined : strength,
    period: useSearchNumber('in'),
    shooter: useSearchNumber('shooter'),
  };
  return [
    filter,
    ({ side: by, strength: kind, period, shooter }) => setSearch({ by, strength: kind, in: period, shooter }),
  ];
}

function isSide(value: string): value is Side {
  return value === 'home' || value === 'away';
}

function numberOf(value: string): number | undefined {
  return value === '' ? undefined : Number(value);
}
