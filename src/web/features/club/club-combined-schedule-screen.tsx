import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LONG_TRIP_KM } from '#domains/finances/constants.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { CupsCard } from '#web/features/cup/cups-card.tsx';
import { GameTypeSelect, useGameType } from '#web/features/stats/game-type.tsx';
import { api } from '#web/lib/api.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useTeamId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock, useWorldIfLoaded } from '#web/lib/world.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Row, Stack, Words } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { NoSuchTeam } from '#web/ui/no-such-team.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { Card } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamHeader } from '#web/ui/team-header.tsx';
import { useGameColumns } from './schedule/game-columns.tsx';
import { type OwnGame, ownGame } from './schedule/result.ts';
import css from './schedule/schedule.module.css';
import { TravelCard, useDistance } from './schedule/travel-card.tsx';

interface ClubGame extends OwnGame {
  team: TeamRef;
  /** Distance one way; null: at home, or unknown. */
  kilometers: number | null;
}

/** Shows the games of all three teams of a club, day by day. */
export function ClubCombinedScheduleScreen() {
  return <CombinedSchedule screen="/club/combined-schedule/{-$id}" />;
}

/** Shows the games of the three teams outside their regular seasons: preseason, playoffs, cups. */
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
  if (teamId === null) return <NoSuchTeam />;
  return (
    <Load
      from={api.club.schedule.queryOptions({
        input: { id: teamId ?? 0, season },
        enabled: teamId !== null,
        placeholderData: keepPreviousData,
      })}
    >
      {({ data }) => <OfClub screen={screen} team={data.team} teams={data.teams} season={data.season} />}
    </Load>
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
  const world = useWorldIfLoaded();
  const clock = useClock();
  const schedules = useQueries({
    queries: teams.map(({ id }) => api.club.schedule.queryOptions({ input: { id, season } })),
  });
  const travels = useQueries({
    queries: teams.map(({ id }) => api.finances.travel.queryOptions({ input: { id, season } })),
  });
  const kilometersTo = new Map(
    travels.flatMap(({ data }, index) =>
      (data?.data.games ?? []).map(({ gameId, trip }) => [`${gameId}/${teams[index]?.id}`, trip?.kilometers ?? null]),
    ),
  );
  const { isShown } = useGameType();
  const isOfTournament = screen === '/club/tournament-schedule/{-$id}';
  const rows = schedules
    .flatMap(({ data }) => {
      if (!data) return [];
      const { games, team: own } = data.data;
      return games.map(
        (game): ClubGame => ({
          ...ownGame(game, own.id),
          team: own,
          kilometers: kilometersTo.get(`${game.id}/${own.id}`) ?? null,
        }),
      );
    })
    .filter(({ game }) => isShown(game.type) && (!isOfTournament || game.type !== 'regular'))
    .sort((one, other) => one.game.day - other.game.day || slotOf(one.game) - slotOf(other.game));
  const columns = useClubGameColumns();
  const seasons = world?.seasons.map(({ number }) => number) ?? [season];
  return (
    <>
      <TeamHeader screen={screen} team={team} teams={teams} />
      <Row gap="sm" bottom="lg">
        <GameTypeSelect />
        <SeasonSelect seasons={seasons} value={season} />
        <ResetFilters />
      </Row>
      {teams.slice(0, 1).map((first) => (
        <TravelCard key={first.id} team={first} season={season} />
      ))}
      <Stack>
        {isOfTournament && <CupsCard team={team} />}
        <Card className={css.card}>
          {schedules.some(({ isPending }) => isPending) ? (
            <LoadingTable rows={8} columns={4} />
          ) : rows.length === 0 ? (
            <EmptyState icon="calendar" title={t('schedule.empty')}>
              {t(isOfTournament ? 'schedule.emptyBeside' : 'schedule.emptyHint')}
            </EmptyState>
          ) : (
            <DataTable
              name="combined-schedule"
              label={t('schedule.view.list')}
              rows={rows}
              columns={columns}
              rowKey={({ game, team: own }) => `${game.id}/${own.id}`}
              isMarked={({ game }) => game.season === clock?.seasonNumber && game.day === clock.day}
            />
          )}
        </Card>
      </Stack>
    </>
  );
}

function useClubGameColumns(): Column<ClubGame>[] {
  const { t } = useTranslation('club');
  const col = useColumnKit('club:schedule.travel').of<ClubGame>();
  const { day, opponent, rest } = useGameColumns<ClubGame>();
  const distance = useDistance();
  return useMemo(() => {
    const team: Column<ClubGame> = col.text('team', (row) => row.team.level);
    const trip: Column<ClubGame> = col.text('trip', 'kilometers', {
      cell: ({ kilometers }) =>
        kilometers === null ? (
          NOTHING
        ) : kilometers >= LONG_TRIP_KM ? (
          <Words tone="warn" strong>
            {t('schedule.travel.long', { distance: distance(kilometers) })}
          </Words>
        ) : (
          distance(kilometers)
        ),
    });
    return [{ ...day, isLead: true }, opponent, team, trip, ...rest];
  }, [t, day, opponent, rest, distance, col]);
}

/** Returns the slot of a game; games in real time come last on their day, as on the server. */
function slotOf({ slot }: ClubGame['game']): number {
  return slot ?? Number.MAX_SAFE_INTEGER;
}
