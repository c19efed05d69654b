import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OfferSheetView, RestrictedRow } from '#domains/free-agency/contract/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import { useTermsWords } from '#web/features/contracts/use-terms-words.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { ArbitrationList } from './arbitration-list.tsx';
import { usePicksWords } from './use-picks-words.ts';

/** Lists restricted free agents with the clubs that hold their rights, and the offer sheets of the user's club. */
export function RestrictedTab() {
  const { t } = useTranslation('free-agency');
  const { teamId } = useManager();
  const columns = useRestrictedColumns();
  return (
    <Stack>
      {teamId !== null && <OwnSheets teamId={teamId} />}
      <ArbitrationList />
      <Section title={t('tab.RestrictedFreeAgents')} isFlush>
        <Load from={api.freeAgency.restricted.queryOptions()} skeleton={<LoadingTable rows={10} columns={7} />}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState icon="sign" title={t('restricted.emptyTitle')}>
                {t('restricted.empty')}
              </EmptyState>
            ) : (
              <DataTable
                name="restricted-free-agents"
                label={t('tab.RestrictedFreeAgents')}
                rows={data}
                columns={columns}
                rowKey={({ player }) => player.id}
              />
            )
          }
        </Load>
      </Section>
    </Stack>
  );
}

function OwnSheets({ teamId }: { teamId: TeamId }) {
  const { t } = useTranslation('free-agency');
  const sheets = useQuery(api.freeAgency.offerSheets.queryOptions({ input: { id: teamId } })).data?.data ?? [];
  const columns = useSheetColumns();
  if (sheets.length === 0) return null;
  return (
    <Section title={t('restricted.sheets')} isFlush>
      <DataTable
        name="offer-sheets"
        label={t('restricted.sheets')}
        rows={sheets}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </Section>
  );
}

function useRestrictedColumns(): Column<RestrictedRow>[] {
  const { t } = useTranslation('free-agency');
  const col = useColumnKit('free-agency:restricted').of<RestrictedRow>();
  return useMemo(
    () => [
      col.overall(),
      col.player({ flag: true }),
      col.text('position', ({ player }) => player.position),
      col.count('age', { title: undefined, isTight: true }),
      col.team('holder'),
      col.money('salary', { header: t('restricted.offer'), title: t('restricted.offerTitle') }),
      col.text(
        'sheet',
        ({ sheetWith, isInArbitration }) => sheetWith?.abbr ?? (isInArbitration ? t('arbitration.title') : ''),
        {
          cell: ({ sheetWith, isInArbitration }) => {
            if (sheetWith) return <TeamLink team={sheetWith} name="abbr" />;
            return isInArbitration ? t('arbitration.title') : NOTHING;
          },
        },
      ),
      col.count('days', 'daysLeft', { isTight: true }),
    ],
    [t, col],
  );
}

function useSheetColumns(): Column<OfferSheetView>[] {
  const { t } = useTranslation('free-agency');
  const col = useColumnKit('free-agency:restricted').of<OfferSheetView>();
  const terms = useTermsWords();
  const picks = usePicksWords();
  return useMemo(
    () => [
      col.player({ flag: true }),
      col.team('team', { header: t('restricted.by') }),
      col.team('holder'),
      col.text('terms', (sheet) => terms(sheet.terms)),
      col.text('picks', ({ compensation }) => picks(compensation)),
      col.text('status', ({ status, daysLeft }) =>
        status === 'signed' ? t('restricted.toMatch', { count: daysLeft }) : t(`restricted.status.${status}`),
      ),
    ],
    [t, terms, picks, col],
  );
}
