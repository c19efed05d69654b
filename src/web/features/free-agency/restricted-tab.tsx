import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferSheetView, RestrictedRow } from '#domains/free-agency/contract/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import { useTermsWords } from '#web/features/contracts/use-terms-words.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { useManager } from '#web/lib/session.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { overallColumn, playerColumn } from '#web/ui/player-columns.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { ArbitrationList } from './arbitration-list.tsx';
import css from './restricted.module.css';
import { usePicksWords } from './use-picks-words.ts';

/** Restricted free agents with those who hold them, and the own club's offer sheets. */
export function RestrictedTab() {
  const { t } = useTranslation('free-agency');
  const query = useQuery(api.freeAgency.restricted.queryOptions());
  const { teamId } = useManager();
  const columns = useRestrictedColumns();
  return (
    <div className={css.stack}>
      {teamId !== null && <OwnSheets teamId={teamId} />}
      <ArbitrationList />
      <Section title={t('tab.RestrictedFreeAgents')} isFlush>
        <Loaded query={query} skeleton={<LoadingTable rows={10} columns={7} />}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState icon="sign" title={t('restricted.emptyTitle')}>
                {t('restricted.empty')}
              </EmptyState>
            ) : (
              <DataTable
                label={t('tab.RestrictedFreeAgents')}
                rows={data}
                columns={columns}
                rowKey={({ player }) => player.id}
              />
            )
          }
        </Loaded>
      </Section>
    </div>
  );
}

function OwnSheets({ teamId }: { teamId: TeamId }) {
  const { t } = useTranslation('free-agency');
  const sheets = useQuery(api.freeAgency.offerSheets.queryOptions({ input: { id: teamId } })).data?.data ?? [];
  const columns = useSheetColumns();
  if (sheets.length === 0) return null;
  return (
    <Section title={t('restricted.sheets')} isFlush>
      <DataTable label={t('restricted.sheets')} rows={sheets} columns={columns} rowKey={({ id }) => id} />
    </Section>
  );
}

function useRestrictedColumns(): Column<RestrictedRow>[] {
  const { t } = useTranslation('free-agency');
  const format = useFormat();
  return useMemo(
    () => [
      overallColumn({ header: t('column.overall'), title: t('column.overallTitle') }),
      playerColumn({ header: t('column.player'), face: true, flag: true }),
      { id: 'position', header: t('column.position'), value: ({ player }) => player.position, isText: true },
      { id: 'age', header: t('frenzy.age'), value: ({ age }) => age, isTight: true },
      {
        id: 'holder',
        header: t('restricted.holder'),
        value: ({ holder }) => holder.abbr,
        cell: ({ holder }) => <TeamLink team={holder} name="abbr" />,
        isText: true,
      },
      {
        id: 'salary',
        header: t('restricted.offer'),
        title: t('restricted.offerTitle'),
        value: ({ salary }) => salary,
        cell: ({ salary }) => format.money(salary),
      },
      {
        id: 'sheet',
        header: t('restricted.sheet'),
        value: ({ sheetWith, isInArbitration }) => sheetWith?.abbr ?? (isInArbitration ? t('arbitration.title') : ''),
        cell: ({ sheetWith, isInArbitration }) => {
          if (sheetWith) return <TeamLink team={sheetWith} name="abbr" />;
          return isInArbitration ? t('arbitration.title') : NOTHING;
        },
        isText: true,
      },
      { id: 'days', header: t('restricted.days'), value: ({ daysLeft }) => daysLeft, isTight: true },
    ],
    [t, format],
  );
}

function useSheetColumns(): Column<OfferSheetView>[] {
  const { t } = useTranslation('free-agency');
  const terms = useTermsWords();
  const picks = usePicksWords();
  return useMemo(
    () => [
      playerColumn({ header: t('column.player'), face: true, flag: true }),
      {
        id: 'team',
        header: t('restricted.by'),
        value: ({ team }) => team.abbr,
        cell: ({ team }) => <TeamLink team={team} name="abbr" />,
        isText: true,
      },
      {
        id: 'holder',
        header: t('restricted.holder'),
        value: ({ holder }) => holder.abbr,
        cell: ({ holder }) => <TeamLink team={holder} name="abbr" />,
        isText: true,
      },
      { id: 'terms', header: t('column.terms'), value: (sheet) => terms(sheet.terms), isText: true },
      { id: 'picks', header: t('restricted.picks'), value: ({ compensation }) => picks(compensation), isText: true },
      {
        id: 'status',
        header: t('column.status'),
        value: ({ status, daysLeft }) =>
          status === 'signed' ? t('restricted.toMatch', { count: daysLeft }) : t(`restricted.status.${status}`),
        isText: true,
      },
    ],
    [t, terms, picks],
  );
}
