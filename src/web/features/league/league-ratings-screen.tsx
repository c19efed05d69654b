import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LeagueRatings } from '#domains/league/contract.ts';
import type { LeagueId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useUser } from '#web/lib/session.ts';
import { useLeagueId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { teamName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { Sparkline } from '#web/ui/sparkline.tsx';
import { LeagueHeader } from './league-header.tsx';
import { NoSuchLeague } from './no-such-league.tsx';

type Rated = LeagueRatings[number];

const FIVE = ['offense', 'defense', 'physical', 'goaltending', 'coaching'] as const;
/** The chart of a team spans at least this many points, so that a single point does not look like a peak. */
const MIN_SPAN = 6;

/** Shows the five ratings of every team in a league, and how the overall has changed this season. */
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
            name="league-ratings"
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
  const col = useColumnKit('league:ratings.short').of<Rated>();
  return useMemo(
    () => [
      col.overall(({ ratings }) => ratings.overall),
      col.team('team', { name: 'full', isName: true }),
      ...FIVE.map((id): Column<Rated> => col.rating(id, ({ ratings }) => ratings[id])),
      col.signed('change', changeOf),
      col.actions('history', ({ team, ratings, history }) => {
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
      }),
    ],
    [t, col],
  );
}

/** Returns the change of the overall since the first record of the season; 0 before that. */
function changeOf({ ratings, history }: Rated): number {
  return ratings.overall - (history[0]?.overall ?? ratings.overall);
}
