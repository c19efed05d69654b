import { SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { GameRef, TeamRef } from '#domains/shapes.ts';
import { ScrimmageCard } from '#web/features/scrimmage/scrimmage-card.tsx';
import { GameTypeSelect, useGameType } from '#web/features/stats/game-type.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useUser } from '#web/lib/session.ts';
import { useTeamId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Box, Row, Words } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { NoSuchTeam } from '#web/ui/no-such-team.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { Card } from '#web/ui/section.tsx';
import { TeamHeader } from '#web/ui/team-header.tsx';
import css from './schedule/schedule.module.css';
import { ScheduleCalendar } from './schedule/schedule-calendar.tsx';
import { ScheduleList } from './schedule/schedule-list.tsx';
import { Subscribe } from './schedule/subscribe.tsx';

const VIEWS = ['list', 'calendar'] as const;
const VENUES = ['all', 'home', 'away'] as const;
/** How often a schedule fetches new results. */
const REFRESH_MS = 60_000;

/** Shows a team's schedule and results, as a list or as a calendar. */
export function ClubScheduleScreen() {
  const teamId = useTeamId();
  const season = useSearchNumber('season');
  const query = useQuery(
    api.club.schedule.queryOptions({
      input: { id: teamId ?? 0, season },
      enabled: teamId !== null,
      refetchInterval: REFRESH_MS,
      placeholderData: keepPreviousData,
    }),
  );
  if (teamId === null) return <NoSuchTeam />;
  return <Loaded query={query}>{({ data }) => <Schedule schedule={data} />}</Loaded>;
}

function Schedule({ schedule }: { schedule: { team: TeamRef; teams: TeamRef[]; season: number; games: GameRef[] } }) {
  const { t } = useTranslation('club');
  const world = useWorldIfLoaded();
  const view = useSearchChoice('view', VIEWS);
  const venue = useSearchChoice('venue', VENUES);
  const setSearch = useSetSearch();
  const isOwn = useUser()?.teams.some(({ id }) => id === schedule.team.id) ?? false;
  const { team, teams, season } = schedule;
  const { isShown } = useGameType();
  const games = schedule.games.filter(
    (game) => isShown(game.type) && (venue === 'all' || (venue === 'home') === (game.home.id === team.id)),
  );
  const seasons = world?.seasons.map(({ number }) => number) ?? [season];
  return (
    <>
      <TeamHeader screen="/club/schedule/{-$id}" team={team} teams={teams} />
      <Row gap="sm" bottom="lg">
        <SegmentedControl
          aria-label={t('schedule.view.label')}
          value={view}
          data={VIEWS.map((value) => ({ value, label: t(`schedule.view.${value}`) }))}
          onChange={(value) => setSearch({ view: value === VIEWS[0] ? undefined : value })}
        />
        <SegmentedControl
          aria-label={t('schedule.filter.label')}
          value={venue}
          data={VENUES.map((value) => ({ value, label: t(`schedule.filter.${value}`) }))}
          onChange={(value) => setSearch({ venue: value === VENUES[0] ? undefined : value })}
        />
        <GameTypeSelect />
        <SeasonSelect seasons={seasons} value={season} />
        <ResetFilters />
        <Words grow />
        <Subscribe teamId={team.id} />
      </Row>
      <Card className={css.card}>
        {games.length === 0 ? (
          <EmptyState icon="calendar" title={t('schedule.empty')}>
            {t('schedule.emptyHint')}
          </EmptyState>
        ) : view === 'calendar' ? (
          <ScheduleCalendar games={games} teamId={team.id} season={season} />
        ) : (
          <ScheduleList games={games} teamId={team.id} />
        )}
      </Card>
      {isOwn && (
        <Box top="lg">
          <ScrimmageCard team={team} isOffer={false} />
        </Box>
      )}
    </>
  );
}
