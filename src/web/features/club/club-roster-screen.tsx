import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ClubOverview, RosterMark } from '#domains/club/contract.ts';
import type { RosterPlayerView, TeamRef } from '#domains/shapes.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchChoice, useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { useExportName } from '#web/lib/settings.ts';
import { useTeamId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Box, Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { NoSuchTeam } from '#web/ui/no-such-team.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamHeader } from '#web/ui/team-header.tsx';
import { Comparison } from './roster/comparison.tsx';
import { JerseyNumber } from './roster/jersey-number.tsx';
import { ManagePlayer } from './roster/manage-player.tsx';
import { trainingWords } from './roster/player-words.ts';
import css from './roster/roster.module.css';
import { type RosterCells, useRosterColumns } from './roster/roster-columns.tsx';
import {
  comparedPlayers,
  filterRoster,
  MAX_COMPARED,
  POSITION_FILTERS,
  ROSTER_VIEWS,
  type RosterViewName,
} from './roster/roster-view.ts';

interface Roster {
  team: TeamRef;
  teams: TeamRef[];
  abilities: ClubOverview['abilities'];
  captainId: number | null;
  alternateIds: number[];
  marks: RosterMark[];
  players: RosterPlayerView[];
}

/** Lists all players of a team, in a choice of views. */
export function ClubRosterScreen() {
  const teamId = useTeamId();
  const query = useQuery(api.club.roster.queryOptions({ input: { id: teamId ?? 0 }, enabled: teamId !== null }));
  if (teamId === null) return <NoSuchTeam />;
  return <Loaded query={query}>{({ data }) => <RosterOf roster={data} />}</Loaded>;
}

function RosterOf({ roster }: { roster: Roster }) {
  const { t } = useTranslation('club');
  const format = useFormat();
  const { team, teams, players } = roster;
  const view = useSearchChoice('view', ROSTER_VIEWS);
  const filter = useSearchChoice('position', POSITION_FILTERS);
  const name = useSearchText('name');
  const compareText = useSearchText('compare');
  const setSearch = useSetSearch();
  const compared = comparedPlayers(players, compareText);
  const shown = filterRoster(players, filter, name);
  const payroll = players.reduce((sum, player) => sum + (player.contract?.salary ?? 0), 0);
  const averageAge = players.reduce((sum, player) => sum + player.age, 0) / Math.max(1, players.length);
  return (
    <>
      <TeamHeader
        screen="/club/roster/{-$id}"
        team={team}
        teams={teams}
        details={
          <>
            <span>{t('roster.players', { count: players.length })}</span>
            <span>{t('roster.averageAge', { age: format.number(averageAge, 1) })}</span>
            <span>{t('roster.payroll', { money: format.shortMoney(payroll) })}</span>
          </>
        }
      />
      <Row gap="sm" bottom="lg">
        <Box scrolls>
          <SegmentedControl
            aria-label={t('roster.view.label')}
            value={view}
            data={ROSTER_VIEWS.map((value) => ({ value, label: t(`roster.view.${value}`) }))}
            onChange={(value) => setSearch({ view: value === ROSTER_VIEWS[0] ? undefined : value, sort: undefined })}
          />
        </Box>
        <NativeSelect
          aria-label={t('roster.filter.position')}
          value={filter}
          data={POSITION_FILTERS.map((value) => ({ value, label: t(`roster.filter.${value}`) }))}
          onChange={({ currentTarget: { value } }) => setSearch({ position: value === 'all' ? undefined : value })}
        />
        <TextInput
          aria-label={t('roster.filter.name')}
          placeholder={t('roster.filter.name')}
          value={name}
          onChange={(event) => setSearch({ name: event.currentTarget.value || undefined })}
        />
        <ResetFilters />
      </Row>
      <Stack>
        {compared.length > 0 && <Comparison players={compared} onClear={() => setSearch({ compare: undefined })} />}
        <RosterTables roster={roster} shown={shown} compared={compared} view={view} />
        <Text top="sm" aside>
          {t('roster.compareHint')}
        </Text>
      </Stack>
    </>
  );
}

function RosterTables({
  roster,
  shown,
  compared,
  view,
}: {
  roster: Roster;
  shown: readonly RosterPlayerView[];
  compared: readonly RosterPlayerView[];
  view: RosterViewName;
}) {
  const { t } = useTranslation('club');
  const cells = useRosterCells(roster, compared);
  const skaterColumns = useRosterColumns('skaters', cells);
  const goalieColumns = useRosterColumns('goalies', cells);
  const [skaterSort, sortSkaters] = useTableSort({ by: 'overall', order: 'desc' });
  const [goalieSort, sortGoalies] = useTableSort({ by: 'overall', order: 'desc' }, 'goalies-');
  const exportName = useExportName('export-team-rosters', `${roster.team.abbr}-${roster.team.level}`);
  const skaters = shown.filter((player) => player.position !== 'G');
  const goalies = shown.filter((player) => player.position === 'G');
  const csvName = (group: string) => exportName && `${exportName}-${group}`;
  if (shown.length === 0) {
    return (
      <Section title={t('roster.group.skaters')}>
        {roster.players.length === 0 ? t('roster.emptyTeam') : t('roster.empty')}
      </Section>
    );
  }
  return (
    <>
      {skaters.length > 0 && (
        <Section title={t('roster.group.skaters')} isFlush>
          <DataTable
            name="roster-skaters"
            label={t('roster.group.skaters')}
            rows={skaters}
            columns={skaterColumns}
            set={view}
            rowKey={({ id }) => id}
            sort={skaterSort}
            onSort={sortSkaters}
            csvName={csvName('skaters')}
          />
        </Section>
      )}
      {goalies.length > 0 && (
        <Section title={t('roster.group.goalies')} isFlush>
          <DataTable
            name="roster-goalies"
            label={t('roster.group.goalies')}
            rows={goalies}
            columns={goalieColumns}
            set={view}
            rowKey={({ id }) => id}
            sort={goalieSort}
            onSort={sortGoalies}
            csvName={csvName('goalies')}
          />
        </Section>
      )}
    </>
  );
}

function useRosterCells(roster: Roster, compared: readonly RosterPlayerView[]): RosterCells {
  const { t } = useTranslation(['club', 'skills', 'stats']);
  const setSearch = useSetSearch();
  return useMemo(() => {
    const ids = compared.map((player) => player.id);
    const worn = roster.players.flatMap((player) => player.jerseyNumber ?? []).sort((a, b) => a - b);
    const toggle = (id: number) => {
      const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
      setSearch({ compare: next.join(',') || undefined });
    };
    const isMarked = ({ id }: RosterPlayerView) => roster.marks.some(({ playerId }) => playerId === id);
    return {
      number: (player) =>
        roster.abilities.numberPlayers ? <JerseyNumber player={player} worn={worn} /> : (player.jerseyNumber ?? '–'),
      manage: roster.abilities.manage ? (player) => <ManagePlayer player={player} letters={roster} /> : null,
      training: (player) => (roster.abilities.manage ? trainingWords(t, player) : t('club:roster.private')),
      name: (player) => (
        <span className={css.name}>
          <PlayerLink player={player} name={isMarked(player) ? 'short' : 'fit'} face flag />
          {player.id === roster.captainId && (
            <Words as="abbr" chip="letter" data-tip={t('club:roster.captain')}>
              C
            </Words>
          )}
          {roster.alternateIds.includes(player.id) && (
            <Words as="abbr" chip="letter" data-tip={t('club:roster.alternate')}>
              A
            </Words>
          )}
          {roster.marks
            .filter(({ playerId }) => playerId === player.id)
            .map(({ mark }) => (
              <Words
                key={mark}
                as="abbr"
                chip="letter"
                data-mark={mark}
                data-tip={t(`club:roster.mark.${mark}.explained`)}
              >
                {t(`club:roster.mark.${mark}.short`)}
              </Words>
            ))}
          {player.injury && (
            <Row as="span" inline unbroken tone="bad" rigid>
              <Icon name="heart" size={14} label={t('club:overview.daysLeft', { count: player.injury.daysLeft })} />
            </Row>
          )}
          {player.suspension && (
            <Row as="span" inline unbroken tone="bad" rigid>
              <Icon
                name="alert"
                size={14}
                label={t('club:roster.suspendedLeft', { count: player.suspension.gamesLeft })}
              />
            </Row>
          )}
        </span>
      ),
      compare: (player) => (
        <input
          type="checkbox"
          className={css.check}
          checked={ids.includes(player.id)}
          disabled={ids.length >= MAX_COMPARED && !ids.includes(player.id)}
          aria-label={t('club:roster.comparePick', { player: playerName(player) })}
          onChange={() => toggle(player.id)}
        />
      ),
    };
  }, [roster, compared, setSearch, t]);
}
