import { useMemo } from 'react';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { Flag } from '#web/ui/flag.tsx';
import { Row, Words } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { TeamLink } from '#web/ui/team-link.tsx';
import type { OpenClub } from './open-club.ts';
import { TakeButton } from './take-button.tsx';

/** Lists every open club in one table. */
export function OpenClubTable({ clubs }: { clubs: readonly OpenClub[] }) {
  const { t } = useTranslation(['club', 'common']);
  const col = useColumnKit('club:open').of<OpenClub>();
  const format = useFormat();
  const world = useWorldIfLoaded();
  const [sort, setSort] = useTableSort({ by: 'tier', order: 'asc' });
  const columns = useMemo<Column<OpenClub>[]>(
    () => [
      col.text('team', ({ team }) => teamName(team), {
        cell: ({ team, club }) => (
          <Row as="span" inline unbroken gap="sm">
            <Flag nationId={club.nationId} />
            <TeamLink team={team} />
          </Row>
        ),
        isName: true,
      }),
      // Tier first, then the place in the standings; clubs that were in another league come last.
      col.text(
        'tier',
        ({ tier, team, place }) =>
          tier * 1_000_000 + team.leagueId * 1000 + (place?.leagueId === team.leagueId ? place.rank : 999),
        { header: t('club:open.league'), cell: ({ team }) => world?.leagueById.get(team.leagueId)?.name ?? '' },
      ),
      col.count('rank', ({ place }) => place?.rank ?? null, {
        header: t('club:overview.place'),
        title: t('club:open.placeTitle'),
        cell: ({ place, team }) => (
          <>
            {place ? format.ordinal(place.rank) : NOTHING}
            {place && place.leagueId !== team.leagueId && (
              <Words apart size="xs" tone="dim">
                {world?.leagueById.get(place.leagueId)?.abbr}
              </Words>
            )}
          </>
        ),
        firstOrder: 'asc',
      }),
      col.rating('overall', ({ ratings }) => ratings.overall, { header: t('club:open.rating') }),
      col.money('payroll', { isShort: true }),
      col.money('space', 'capSpace', { header: t('club:open.capSpace'), isShort: true }),
      col.number('age', 'averageAge', { title: t('club:open.averageAgeTitle'), digits: 1, firstOrder: 'asc' }),
      col.number('arena', ({ club }) => club.arenaCapacity),
      col.actions('take', (open) => <TakeButton open={open} size="compact-sm" variant="default" />, {
        header: t('club:open.confirm'),
      }),
    ],
    [t, format, world, col],
  );
  return (
    <DataTable
      name="open-clubs"
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
