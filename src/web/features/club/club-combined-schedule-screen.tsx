import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamRef } from '#domains/shapes.ts';
import { api } from '#web/lib/api.ts';
import { formatScore } from '#web/lib/format.ts';
import { useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useTeamId } from '#web/lib/subject.ts';
import { useClock, useWorldIfLoaded } from '#web/lib/world.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormStrip } from '#web/ui/form-strip.tsx';
import { GameState } from '#web/ui/game-score-row.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { teamName } from '#web/ui/names.ts';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { Card } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { NoSuchTeam } from './no-such-team.tsx';
import { type OwnGame, ownGame } from './schedule/result.ts';
import css from './schedule/schedule.module.css';
import { TeamHeader } from './team-header.tsx';

interface ClubGame extends OwnGame {
  team: TeamRef;
}

/** All three teams of a club, day by day. */
export function ClubCombinedScheduleScreen() {
  return <CombinedSchedule screen="/club/combined-schedule/{-$id}" />;
}

/** What the three teams play beside their league's season: preseason, playoffs, cups. */
export function ClubTournamentScheduleScreen() {
  return <CombinedSchedule screen="/club/tournament-schedule/{-$id}" />;
}

function CombinedSchedule({
  screen,
}: {
  screen: '/club/combined-schedule/{-$id}' | '/club/tournament-schedule/{-$id}';
}) {
  const teamId = useTeamId();
  const season = useSearchNumber('season');
  const query = useQuery(
    api.club.schedule.queryOptions({
      input: { id: teamId ?? 0, season },
      enabled: teamId !== null,
      placeholderData: keepPreviousData,
    }),
  );
  if (teamId === null) return <NoSuchTeam />;
  return (
    <Loaded query={query}>
      {({ data }) => <OfClub screen={screen} team={data.team} teams={data.teams} season={data.season} />}
    </Loaded>
  );
}

function OfClub({
  screen,
  team,
  teams,
  season,
}: {
  screen: '/club/combined-schedule/{-$id}' | '/club/tournament-schedule/{-$id}';
  team: TeamRef;
  teams: readonly TeamRef[];
  season: number;
}) {
  const { t } = useTranslation('club');
  const setSearch = useSetSearch();
  const world = useWorldIfLoaded();
  const clock = useClock();
  const schedules = useQueries({
    queries: teams.map(({ id }) => api.club.schedule.queryOptions({ input: { id, season } })),
  });
  const isOfTournament = screen === '/club/tournament-schedule/{-$id}';
  const rows = schedules
    .flatMap(({ data }) => {
      if (!data) return [];
      const { games, team: own } = data.data;
      return games.map((game): ClubGame => ({ ...ownGame(game, own.id), team: own }));
    })
    .filter(({ game }) => !isOfTournament || game.stage !== 'regular')
    .sort((one, other) => one.game.day - other.game.day || (one.game.slot ?? 0) - (other.game.slot ?? 0));
  const columns = useClubGameColumns();
  const seasons = world?.seasons.map(({ number }) => number) ?? [season];
  return (
    <>
      <TeamHeader screen={screen} team={team} teams={teams} />
      <div className={css.filters}>
        <SeasonSelect seasons={seasons} value={season} onChange={(chosen) => setSearch({ season: chosen })} />
      </div>
      <Card className={css.card}>
        {rows.length === 0 ? (
          <EmptyState icon="calendar" title={t('schedule.empty')}>
            {t('schedule.emptyHint')}
          </EmptyState>
        ) : (
          <DataTable
            label={t('schedule.view.list')}
            rows={rows}
            columns={columns}
            rowKey={({ game, team: own }) => `${game.id}/${own.id}`}
            isMarked={({ game }) => game.season === clock?.seasonNumber && game.day === clock.day}
          />
        )}
      </Card>
    </>
  );
}

function useClubGameColumns(): Column<ClubGame>[] {
  const { t } = useTranslation('club');
  return useMemo(
    () => [
      { id: 'day', header: t('schedule.day'), value: ({ game }) => game.day, isLead: true },
      {
        id: 'opponent',
        header: t('schedule.opponent'),
        value: ({ opponent }) => teamName(opponent),
        cell: ({ isHome, opponent }) => (
          <span className={css.opponent}>
            <span className={css.venue}>{isHome ? t('schedule.vs') : t('schedule.at')}</span>
            <TeamLink team={opponent} />
          </span>
        ),
        isName: true,
      },
      { id: 'team', header: t('schedule.level'), value: ({ team }) => team.level, isText: true },
      {
        id: 'stage',
        header: t('schedule.stage'),
        value: ({ game }) => t(`schedule.stageName.${game.stage}`, { round: game.round }),
        isText: true,
      },
      {
        id: 'result',
        header: t('schedule.result'),
        value: ({ scored, conceded }) => (scored === null ? null : formatScore(scored, conceded)),
        cell: ({ game, result, scored, conceded }) => (
          <Link to="/game/{-$id}" params={{ id: String(game.id) }} className={css.result}>
            {scored === null ? (
              t('overview.matchup')
            ) : (
              <>
                {result && <FormStrip results={[result]} />}
                <strong>{formatScore(scored, conceded)}</strong>
              </>
            )}
          </Link>
        ),
        isText: true,
      },
      {
        id: 'when',
        header: t('schedule.when'),
        value: ({ game }) => game.faceoffAt ?? game.status,
        cell: ({ game }) => <GameState game={game} />,
      },
    ],
    [t],
  );
}
