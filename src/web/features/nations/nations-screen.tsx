import { TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { folded } from '#engine/player/identity/folding.ts';
import { Bars } from '#web/features/stats/bars.tsx';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { namedIn } from '#web/lib/nation-names.ts';
import { useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { Flag } from '#web/ui/flag.tsx';
import { MainAndSide, Row, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { NationLink } from './nation-link.tsx';

type Nation = Answer<ApiClient['nations']['list']>['data'][number];

/** Bars of the charts beside the table. */
const CHARTED = 10;

/** Ranks every nation of the world, with its figures. */
export function NationsScreen() {
  const { t, i18n } = useTranslation(['nations', 'screens']);
  return (
    <>
      <PageHeader
        title={t('screens:/world/nations')}
        details={t('nations:intro')}
        actions={
          <LinkButton to="/world-championship-tournament/overview/{-$id}" variant="default">
            {t('screens:/world-championship-tournament/overview/{-$id}')}
          </LinkButton>
        }
      />
      <Load from={api.nations.list.queryOptions()} skeleton={<LoadingTable rows={20} columns={8} />}>
        {({ data }) => <Ranking nations={namedIn(data, i18n.language)} />}
      </Load>
    </>
  );
}

function Ranking({ nations }: { nations: readonly Nation[] }) {
  const { t } = useTranslation('nations');
  const columns = useNationColumns();
  const [sort, setSort] = useTableSort({ by: 'rank', order: 'asc' });
  const name = useSearchText('name');
  const setSearch = useSetSearch();
  const shown = nations.filter((nation) => folded(nation.name).includes(folded(name)));
  const strongest = nations
    .flatMap((nation) => (nation.strength === null ? [] : [{ ...nation, strength: nation.strength }]))
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, CHARTED);
  const largest = nations.toSorted((a, b) => b.players - a.players).slice(0, CHARTED);
  return (
    <>
      <StatsFilters>
        <TextInput
          aria-label={t('search')}
          placeholder={t('search')}
          value={name}
          onChange={(event) => setSearch({ name: event.currentTarget.value || undefined })}
        />
      </StatsFilters>
      <MainAndSide>
        <Section title={t('table')} isFlush>
          <DataTable
            name="nations"
            label={t('table')}
            rows={shown}
            columns={columns}
            rowKey={({ id }) => id}
            sort={sort}
            onSort={setSort}
            csvName="nations"
            empty={t('none')}
          />
        </Section>
        <Stack>
          <Section title={t('top')}>
            <Bars
              label={t('top')}
              bars={strongest.map((nation) => ({
                id: nation.id,
                label: <NationLink nation={nation} />,
                value: nation.strength,
                words: nation.strength.toFixed(1),
              }))}
            />
          </Section>
          <Section title={t('share')}>
            <Bars
              label={t('share')}
              bars={largest.map((nation) => ({
                id: nation.id,
                label: <NationLink nation={nation} />,
                value: nation.players,
              }))}
            />
          </Section>
        </Stack>
      </MainAndSide>
    </>
  );
}

function useNationColumns(): Column<Nation>[] {
  const { t } = useTranslation('nations');
  const col = useColumnKit('nations').of<Nation>();
  return useMemo(() => {
    const count = (id: 'players' | 'clubs'): Column<Nation> =>
      col.number(id, (nation) => nation[id], { header: t(`column.${id}`) });
    return [
      col.text('name', {
        header: t('column.nation'),
        cell: (nation) => (
          <Row as="span" inline unbroken gap="sm">
            <Flag nationId={nation.id} size={20} />
            <NationLink nation={nation} />
          </Row>
        ),
        isName: true,
      }),
      col.count('rank', { cell: ({ rank }) => rank ?? t('unranked'), firstOrder: 'asc' }),
      col.count('strength', {
        cell: ({ strength }) => (strength === null ? '–' : <RatingPill rating={Math.round(strength)} size="sm" />),
      }),
      count('players'),
      col.count('topPlayers'),
      count('clubs'),
      col.count('managers'),
    ];
  }, [t, col]);
}
