import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ACTORS } from '#domains/person/constants.ts';
import type { PersonLine } from '#domains/person/contract.ts';
import { AgentRanking } from '#web/features/agent/agent-ranking.tsx';
import { NationSelect } from '#web/features/nations/nation-select.tsx';
import { PresidentRanking } from '#web/features/president/president-ranking.tsx';
import { ReporterRanking } from '#web/features/reporter/reporter-ranking.tsx';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';

const PARAMS = ['reporters', 'agents', 'presidents'] as const;

/** Lists all reporters, agents and federation presidents by name. */
export function ActorsScreen() {
  const { t } = useTranslation(['person', 'screens']);
  const tab = useSearchChoice('tab', PARAMS);
  const kind = ACTORS[PARAMS.indexOf(tab)] ?? ACTORS[0];
  const page = useSearchNumber('page') ?? 1;
  const nation = useSearchNumber('nation');
  const isFiltered = kind === 'president';
  const query = useQuery(
    api.persons.list.queryOptions({
      input: { kind, page, ...(isFiltered && nation !== undefined && { nation }) },
      placeholderData: keepPreviousData,
    }),
  );
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t('screens:/world/actors')} />
      <TabLinks
        label={t('person:tabs')}
        current={tab}
        tabs={PARAMS.map((id, index) => ({ id, label: t(`person:tab.${ACTORS[index] ?? ACTORS[0]}`) }))}
      />
      {isFiltered && (
        <StatsFilters>
          <NationSelect label={t('person:nation')} any={t('person:anyNation')} maw={280} />
        </StatsFilters>
      )}
      {kind === 'agent' && page === 1 && <AgentRanking />}
      {kind === 'reporter' && page === 1 && <ReporterRanking />}
      {kind === 'president' && page === 1 && <PresidentRanking nation={nation} />}
      <Section title={t(`person:tab.${kind}`)} isFlush>
        <Loaded query={query} skeleton={<LoadingTable />}>
          {({ data, pagination }) => (
            <DataTable
              name="actors"
              label={t(`person:tab.${kind}`)}
              rows={data}
              columns={columns}
              rowKey={({ person }) => person.id}
              empty={t(`person:empty.${kind}`)}
              pages={pagination}
            />
          )}
        </Loaded>
      </Section>
    </>
  );
}

function useColumns(): Column<PersonLine>[] {
  const { t } = useTranslation('person');
  const col = useColumnKit('person:', { isUnsortable: true }).of<PersonLine>();
  return useMemo(
    () => [
      col.person('name', 'person', { flag: true, value: ({ person }) => playerName(person), isName: true }),
      col.count('age'),
      col.season('since', 'startedAt'),
      col.text('career', ({ person }) => (person.isUser ? t('user') : t('ai')), { header: t('heldBy') }),
    ],
    [t, col],
  );
}
