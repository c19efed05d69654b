import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { Flag } from '#web/ui/flag.tsx';
import { teamName } from '#web/ui/names.ts';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import type { OpenClub } from './open-club.ts';
import css from './open-club-table.module.css';
import { TakeButton } from './take-button.tsx';

/** Every open club in one table. */
export function OpenClubTable({ clubs }: { clubs: readonly OpenClub[] }) {
  const { t } = useTranslation(['club', 'common']);
  const format = useFormat();
  const world = useWorldIfLoaded();
  const [sort, setSort] = useTableSort({ by: 'tier', order: 'asc' });
  const columns = useMemo<Column<OpenClub>[]>(
    () => [
      {
        id: 'team',
        header: t('common:team'),
        value: ({ team }) => teamName(team),
        cell: ({ team, club }) => (
          <span className={css.name}>
            <Flag nationId={club.nationId} />
            <TeamLink team={team} />
          </span>
        ),
        isName: true,
      },
      {
        id: 'tier',
        header: t('club:open.league'),
        // Tier first, then the place in the table; who was in another league comes behind.
        value: ({ tier, team, place }) =>
          tier * 1_000_000 + team.leagueId * 1000 + (place?.leagueId === team.leagueId ? place.rank : 999),
        cell: ({ team }) => world?.leagueById.get(team.leagueId)?.name ?? '',
        isText: true,
      },
      {
        id: 'rank',
        header: t('club:overview.place'),
        title: t('club:open.placeTitle'),
        value: ({ place }) => place?.rank ?? null,
        cell: ({ place, team }) => (
          <>
            {place ? format.ordinal(place.rank) : NOTHING}
            {place && place.leagueId !== team.leagueId && (
              <span className={css.elsewhere}>{world?.leagueById.get(place.leagueId)?.abbr}</span>
            )}
          </>
        ),
        firstOrder: 'asc',
      },
      {
        id: 'overall',
        header: t('club:open.rating'),
        value: ({ ratings }) => ratings.overall,
        cell: ({ ratings }) => <RatingPill rating={ratings.overall} size="sm" />,
      },
      {
        id: 'payroll',
        header: t('club:open.payroll'),
        value: ({ payroll }) => payroll,
        cell: ({ payroll }) => format.shortMoney(payroll),
      },
      {
        id: 'space',
        header: t('club:open.capSpace'),
        value: ({ capSpace }) => capSpace,
        cell: ({ capSpace }) => format.shortMoney(capSpace),
      },
      {
        id: 'age',
        header: t('club:open.averageAge'),
        title: t('club:open.averageAgeTitle'),
        value: ({ averageAge }) => averageAge,
        cell: ({ averageAge }) => format.number(averageAge, 1),
        firstOrder: 'asc',
      },
      {
        id: 'arena',
        header: t('club:open.arena'),
        value: ({ club }) => club.arenaCapacity,
        cell: ({ club }) => format.number(club.arenaCapacity),
      },
      {
        id: 'take',
        header: t('club:open.confirm'),
        value: () => null,
        cell: (open) => <TakeButton open={open} size="compact-sm" variant="default" />,
        isUnsortable: true,
      },
    ],
    [t, format, world],
  );
  return (
    <DataTable
      label={t('club:open.all')}
      rows={clubs}
      columns={columns}
      rowKey={({ team }) => team.id}
      sort={sort}
      onSort={setSort}
      empty={t('club:open.none')}
    />
  );
}
