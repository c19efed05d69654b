import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TeamRef } from '#domains/shapes.ts';
import { useGameColumns } from '#web/features/club/schedule/game-columns.tsx';
import { type OwnGame, ownGame } from '#web/features/club/schedule/result.ts';
import { usePersonId } from '#web/features/person/use-person-id.ts';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { Section } from '#web/ui/section.tsx';
import { ScreenSkeleton } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { CoachHeader, NoCoach } from './coach-header.tsx';

interface LoggedGame extends OwnGame {
  /** His. */
  team: TeamRef;
}

/** Every game of a coach in one season. */
export function CoachGameLogScreen() {
  const { t } = useTranslation('coach');
  const coachId = usePersonId('coach');
  const setSearch = useSetSearch();
  const query = useQuery(
    api.coaches.gameLogs.queryOptions({
      input: { id: coachId ?? 0, season: useSearchNumber('season') },
      enabled: coachId != null,
      placeholderData: keepPreviousData,
    }),
  );
  const { day, opponent, rest } = useGameColumns<LoggedGame>();
  const columns: Column<LoggedGame>[] = [
    day,
    {
      id: 'team',
      header: t('column.team'),
      value: ({ team }) => team.abbr,
      cell: ({ team }) => <TeamLink team={team} name="abbr" />,
      isText: true,
    },
    opponent,
    ...rest,
  ];
  if (coachId === undefined) return <ScreenSkeleton />;
  if (coachId === null) return <NoCoach />;
  return (
    <Loaded query={query} missing={<NoCoach />}>
      {({ data: { coach, season, seasons, games } }) => (
        <>
          <CoachHeader screen="/coach/game-logs/{-$id}" coach={coach} />
          <StatsFilters>
            <SeasonSelect seasons={seasons} value={season} onChange={(chosen) => setSearch({ season: chosen })} />
          </StatsFilters>
          <Section title={t('log.title', { season })} aside={t('log.count', { count: games.length })} isFlush>
            {games.length === 0 ? (
              <EmptyState icon="whistle" title={t('stats.empty')}>
                {t('stats.emptyHint')}
              </EmptyState>
            ) : (
              <DataTable
                label={t('log.title', { season })}
                rows={games.map(({ game, team }) => ({ ...ownGame(game, team.id), team }))}
                columns={columns}
                rowKey={({ game }) => game.id}
              />
            )}
          </Section>
        </>
      )}
    </Loaded>
  );
}
