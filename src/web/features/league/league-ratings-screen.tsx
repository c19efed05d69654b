import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeagueRatings } from '#domains/league/contract.ts';
import type { LeagueId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';
import { useLeagueId } from '#web/lib/subject.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { teamName } from '#web/ui/names.ts';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { Sparkline } from '#web/ui/sparkline.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { LeagueHeader } from './league-header.tsx';
import { NoSuchLeague } from './no-such-league.tsx';

type Rated = LeagueRatings[number];

const FIVE = ['offense', 'defense', 'physical', 'goaltending', 'coaching'] as const;
/** The line of a team spans at least so many points, so that a single one is no mountain. */
const MIN_SPAN = 6;

/** The five ratings of every team of a league, and how the overall has moved in the season. */
export function LeagueRatingsScreen() {
  const leagueId = useLeagueId();
  if (leagueId === null) return <NoSuchLeague />;
  return (
    <>
      <LeagueHeader screen="/league/ratings/{-$id}" leagueId={leagueId} />
      <Ratings leagueId={leagueId} />
    </>
  );
}

function Ratings({ leagueId }: { leagueId: LeagueId }) {
  const { t } = useTranslation('league');
  const query = useQuery(api.league.ratings.queryOptions({ input: { id: leagueId } }));
  const league = useWorldIfLoaded()?.leagueById.get(leagueId);
  const own = useUser()?.team;
  const columns = useRatingColumns();
  const [sort, setSort] = useTableSort({ by: 'overall', order: 'desc' });
  const label = t('ratings.label', { league: league?.name ?? '' });
  return (
    <Section title={label} isFlush>
      <Loaded query={query} skeleton={<LoadingTable rows={20} columns={8} />}>
        {({ data }) => (
          <DataTable
            label={label}
            rows={data.teams}
            columns={columns}
            rowKey={({ team }) => team.id}
            sort={sort}
            onSort={setSort}
            isMarked={({ team }) => team.clubId === own?.clubId}
          />
        )}
      </Loaded>
    </Section>
  );
}

function useRatingColumns(): Column<Rated>[] {
  const { t } = useTranslation('league');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'overall',
        header: t('ratings.short.overall'),
        title: t('ratings.name.overall'),
        value: ({ ratings }) => ratings.overall,
        cell: ({ ratings }) => <RatingPill rating={ratings.overall} size="sm" />,
        isLead: true,
      },
      {
        id: 'team',
        header: t('ratings.short.team'),
        value: ({ team }) => teamName(team),
        cell: ({ team }) => <TeamLink team={team} />,
        isName: true,
      },
      ...FIVE.map(
        (id): Column<Rated> => ({
          id,
          header: t(`ratings.short.${id}`),
          title: t(`ratings.name.${id}`),
          value: ({ ratings }) => ratings[id],
          cell: ({ ratings }) => <RatingPill rating={ratings[id]} size="sm" />,
        }),
      ),
      {
        id: 'change',
        header: t('ratings.short.change'),
        title: t('ratings.name.change'),
        value: changeOf,
        cell: (row) => format.signed(changeOf(row)),
      },
      {
        id: 'history',
        header: t('ratings.short.history'),
        title: t('ratings.name.history'),
        value: () => null,
        cell: ({ team, ratings, history }) => {
          const values = [...history.map(({ overall }) => overall), ratings.overall];
          const middle = (Math.min(...values) + Math.max(...values)) / 2;
          const half = Math.max(MIN_SPAN, Math.max(...values) - Math.min(...values)) / 2;
          return (
            <Sparkline
              values={values}
              from={middle - half}
              to={middle + half}
              label={t('ratings.line', { team: teamName(team), values: values.join(', ') })}
            />
          );
        },
        isUnsortable: true,
      },
    ],
    [t, format],
  );
}

/** Points of overall since the first record of the season; 0 while there is none. */
function changeOf({ ratings, history }: Rated): number {
  return ratings.overall - (history[0]?.overall ?? ratings.overall);
}
