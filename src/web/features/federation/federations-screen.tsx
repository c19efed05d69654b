import { TextInput } from '@mantine/core';
import type { FederationLine } from '#domains/federation/contract.ts';
import { folded } from '#engine/player/identity/folding.ts';
import { WorldHosting } from '#web/features/hosting/world-hosting.tsx';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { api } from '#web/lib/api.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { FederationLink } from '#web/ui/federation-link.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { Sparkline } from '#web/ui/sparkline.tsx';

/** Ranks all federations by points after the coefficient. */
export function FederationsScreen() {
  const { t } = useTranslation(['federation', 'screens']);
  const own = useUser()?.federation?.id;
  return (
    <>
      <PageHeader
        title={t('screens:/world/federations')}
        details={t('federation:intro')}
        actions={
          own !== undefined && (
            <LinkButton to="/federation/overview/{-$id}" params={{ id: String(own) }} variant="default">
              {t('federation:own')}
            </LinkButton>
          )
        }
      />
      <Stack>
        <div>
          <Load from={api.federations.list.queryOptions()} skeleton={<LoadingTable rows={20} columns={6} />}>
            {({ data }) => <Ranking federations={data} />}
          </Load>
        </div>
        <WorldHosting />
      </Stack>
    </>
  );
}

function Ranking({ federations }: { federations: readonly FederationLine[] }) {
  const { t } = useTranslation('federation');
  const col = useColumnKit('federation').of<FederationLine>();
  const world = useWorldIfLoaded();
  const [sort, setSort] = useTableSort({ by: 'rank', order: 'asc' });
  const asked = useSearchText('name');
  const setSearch = useSetSearch();
  const nameOf = (id: number) => world?.nationById.get(id)?.name ?? '';
  const shown = federations.filter(({ id }) => folded(nameOf(id)).includes(folded(asked)));
  const columns: Column<FederationLine>[] = [
    col.count('rank', { isLead: true, firstOrder: 'asc' }),
    col.text('nation', ({ id }) => nameOf(id), { cell: ({ id }) => <FederationLink nationId={id} />, isName: true }),
    col.count('points', { cell: ({ points }) => points.toFixed(1) }),
    col.count('change', ({ rank, rankBefore }) => (rank === null || rankBefore === null ? null : rankBefore - rank), {
      header: '±',
      title: t('change.title'),
      cell: (line) => <Change line={line} />,
    }),
    col.count('history', ({ seasonPoints }) => seasonPoints[0]?.points ?? null, {
      cell: ({ seasonPoints }) =>
        seasonPoints.length < 2 ? (
          (seasonPoints[0]?.points ?? NOTHING)
        ) : (
          <Sparkline
            from={0}
            values={seasonPoints.map(({ points }) => points).toReversed()}
            label={seasonPoints
              .map(({ points }) => points)
              .toReversed()
              .join(', ')}
          />
        ),
    }),
    col.count('members'),
    col.person('president', { value: ({ president }) => president?.lastname ?? null, none: t('vacant') }),
    col.person('coach', 'headCoach', { value: ({ headCoach }) => headCoach?.lastname ?? null }),
  ];
  return (
    <>
      <StatsFilters>
        <TextInput
          aria-label={t('search')}
          placeholder={t('search')}
          value={asked}
          onChange={(event) => setSearch({ name: event.currentTarget.value || undefined })}
        />
      </StatsFilters>
      <Section title={t('table')} isFlush>
        <DataTable
          name="federations"
          label={t('table')}
          rows={shown}
          columns={columns}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={setSort}
          csvName="federations"
          empty={t('noneFound')}
        />
      </Section>
    </>
  );
}

/** Shows the change of rank in a season, as a sign and in words. */
function Change({ line: { rank, rankBefore } }: { line: FederationLine }) {
  const { t } = useTranslation('federation');
  if (rank === null || rankBefore === null) return NOTHING;
  const count = rankBefore - rank;
  if (count === 0) return <span data-tip={t('change.same')}>=</span>;
  const words = t(count > 0 ? 'change.up' : 'change.down', { count: Math.abs(count) });
  return <span data-tip={words}>{count > 0 ? `+${count}` : `−${-count}`}</span>;
}
