import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import type { TraineeView, TrainingView } from '#domains/training/contract.ts';
import { POSITION_FILTERS } from '#web/features/club/roster/roster-view.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchChoice, useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { useTeamId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { sortRows } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { Row, Stack, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { NoSuchTeam } from '#web/ui/no-such-team.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamHeader } from '#web/ui/team-header.tsx';
import { SetMany } from './set-many.tsx';
import { TraineeCard } from './trainee-card.tsx';
import { type Controls, useTrainingColumns } from './training-columns.tsx';
import { filterTrainees, WHO } from './training-view.ts';
import { useTraining } from './use-training.ts';

/** In windows narrower than this every player is a card. */
const NARROW = '(max-width: 767px)';

/** Shows the training of all players of a team, with results and forecasts. */
export function TrainingScreen() {
  const teamId = useTeamId();
  const query = useQuery(api.training.find.queryOptions({ input: { id: teamId ?? 0 }, enabled: teamId !== null }));
  if (teamId === null) return <NoSuchTeam />;
  return <Loaded query={query}>{({ data }) => <TrainingOf view={data} />}</Loaded>;
}

function TrainingOf({ view }: { view: TrainingView }) {
  const { t } = useTranslation('training');
  const format = useFormat();
  const { team, teams, facility, academy, trainees } = view;
  const who = useSearchChoice('who', WHO);
  const position = useSearchChoice('position', POSITION_FILTERS);
  const name = useSearchText('name');
  const shown = filterTrainees(trainees, { who, position, name });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { plan, leave } = useTraining(team.id);
  const onToggle = useCallback(
    (id: number) =>
      setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    [],
  );
  const { mutate: onSet } = plan;
  const { mutate: leaveAll } = leave;
  const onLeave = useCallback((id: number) => leaveAll([id]), [leaveAll]);
  const controls = useMemo(() => ({ onSet, onLeave, chosen, onToggle }), [onSet, onLeave, chosen, onToggle]);
  const isAllChosen = shown.length > 0 && shown.every(({ player }) => chosen.has(player.id));
  return (
    <>
      <TeamHeader
        screen="/club/training/{-$id}"
        team={team}
        teams={teams}
        details={
          <>
            <span>{t('intro', { level: facility.level, pace: format.percent(facility.pace * 100, 0) })}</span>
            {academy && (
              <span>{t('academy', { level: academy.level, pace: format.percent(academy.pace * 100, 0) })}</span>
            )}
            <Link to="/office/finances/{-$id}" params={{ id: undefined }} search={{ tab: 'facilities' }}>
              {t('build')}
            </Link>
            <Link to="/club/camps/{-$id}" params={{ id: undefined }}>
              {t('camps')}
            </Link>
          </>
        }
      />
      <Filters who={who} position={position} name={name} />
      <Stack>
        <SetMany
          chosen={trainees.filter(({ player }) => chosen.has(player.id))}
          onSet={onSet}
          onLeave={leaveAll}
          onClear={() => setChosen(new Set())}
          isPending={plan.isPending}
        />
        <Section
          title={t('trainees')}
          isFlush
          aside={
            <Checkbox
              size="xs"
              label={t('pickAll')}
              checked={isAllChosen}
              onChange={() => setChosen(isAllChosen ? new Set() : new Set(shown.map(({ player }) => player.id)))}
            />
          }
        >
          <Trainees shown={shown} controls={controls} isEmptyTeam={trainees.length === 0} />
        </Section>
        <Text aside>{t('hint')}</Text>
      </Stack>
    </>
  );
}

function Filters({ who, position, name }: { who: string; position: string; name: string }) {
  const { t } = useTranslation(['training', 'club']);
  const setSearch = useSetSearch();
  return (
    <Row gap="sm" bottom="lg">
      <NativeSelect
        aria-label={t('training:filter.label')}
        value={who}
        data={WHO.map((value) => ({ value, label: t(`training:filter.${value}`) }))}
        onChange={({ currentTarget: { value } }) => setSearch({ who: value === WHO[0] ? undefined : value })}
      />
      <NativeSelect
        aria-label={t('club:roster.filter.position')}
        value={position}
        data={POSITION_FILTERS.map((value) => ({ value, label: t(`club:roster.filter.${value}`) }))}
        onChange={({ currentTarget: { value } }) => setSearch({ position: value === 'all' ? undefined : value })}
      />
      <TextInput
        aria-label={t('training:name')}
        placeholder={t('training:name')}
        value={name}
        onChange={(event) => setSearch({ name: event.currentTarget.value || undefined })}
      />
      <ResetFilters />
    </Row>
  );
}

function Trainees({
  shown,
  controls,
  isEmptyTeam,
}: {
  shown: readonly TraineeView[];
  controls: Controls;
  isEmptyTeam: boolean;
}) {
  const { t, i18n } = useTranslation('training');
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const columns = useTrainingColumns(controls);
  const [sort, setSort] = useTableSort({ by: 'overall', order: 'desc' });
  if (isNarrow && shown.length > 0) {
    return (
      <Stack as="ul" gap="md">
        {sortRows(shown, columns, sort, i18n.language).map((trainee) => (
          <TraineeCard key={trainee.player.id} trainee={trainee} controls={controls} />
        ))}
      </Stack>
    );
  }
  return (
    <DataTable
      name="training"
      label={t('trainees')}
      rows={shown}
      columns={columns}
      rowKey={({ player }) => player.id}
      sort={sort}
      onSort={setSort}
      empty={t(isEmptyTeam ? 'emptyTeam' : 'empty')}
    />
  );
}
