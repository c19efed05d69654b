import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportedArticles } from '#web/features/article/reported-articles.tsx';
import { ReportedHorns } from '#web/features/horn/reported-horns.tsx';
import { ReportedProposals } from '#web/features/proposal/reported-proposals.tsx';
import { alert } from '#web/lib/alerts.ts';
import { type ApiClient, api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useFormat } from '#web/lib/format.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Stack } from '#web/ui/layout-grid.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import css from './admin.module.css';

type Reported = Awaited<ReturnType<ApiClient['game']['reportedMessages']>>['data'][number];

/** What users have said about games or proposed, and others have reported: to be kept or taken away. */
export function ReportsTab() {
  const { t } = useTranslation('admin');
  const params: Record<string, unknown> = useSearch({ strict: false });
  const page = typeof params['page'] === 'number' && params['page'] >= 1 ? Math.floor(params['page']) : 1;
  const reported = useQuery(
    api.game.reportedMessages.queryOptions({ input: { page }, placeholderData: keepPreviousData }),
  );
  const columns = useReportColumns();
  return (
    <Stack>
      <Section title={t('reports.title')} isFlush>
        {reported.isPending && <LoadingTable />}
        {reported.isError && <ErrorState error={reported.error} onRetry={() => void reported.refetch()} />}
        {reported.data && (
          <>
            <DataTable
              label={t('reports.title')}
              rows={reported.data.data}
              columns={columns}
              rowKey={({ message }) => message.id}
              empty={t('reports.empty')}
            />
            <Pager {...reported.data.pagination} />
          </>
        )}
      </Section>
      <ReportedProposals />
      <ReportedArticles />
      <ReportedHorns />
    </Stack>
  );
}

function useReportColumns(): Column<Reported>[] {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'author',
        header: t('reports.author'),
        value: ({ message }) => message.author.name,
        cell: ({ message }) => <UserLink user={message.author} />,
        isName: true,
      },
      {
        id: 'text',
        header: t('reports.text'),
        value: ({ message }) => message.text,
        cell: ({ message }) => (
          <span className={css.message} data-lines>
            {message.text}
          </span>
        ),
        isText: true,
      },
      {
        id: 'game',
        header: t('reports.game'),
        value: ({ gameId }) => gameId,
        cell: ({ gameId }) => <PathLink path={`/game/${gameId}`}>{t('reports.open')}</PathLink>,
        isText: true,
      },
      {
        id: 'reasons',
        header: t('reports.reasons'),
        value: ({ reports }) => reports.map(({ reason, by }) => `${t(`reports.reason.${reason}`)} (${by})`).join(', '),
        isText: true,
      },
      {
        id: 'at',
        header: t('reports.at'),
        value: ({ message }) => message.at,
        cell: ({ message }) => format.instant(message.at),
      },
      {
        id: 'actions',
        header: t('reports.actions'),
        value: () => null,
        isUnsortable: true,
        cell: ({ message }) => <ReportActions id={message.id} name={message.author.name} />,
      },
    ],
    [t, format],
  );
}

function ReportActions({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation(['admin', 'common']);
  const queries = useQueryClient();
  const judge = useMutation({
    mutationFn: ({ isKept }: { isKept: boolean }) =>
      isKept ? client.game.keepMessage({ id }) : client.game.unsay({ id }),
    onSuccess: (_answer, { isKept }) =>
      alert('success', isKept ? t('admin:reports.kept') : t('admin:reports.removed', { name })),
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
    // Also when it failed: somebody else may have judged it meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: api.game.reportedMessages.key() }),
  });
  return (
    <span className={css.actions}>
      <ConfirmButton
        size="compact-xs"
        variant="default"
        disabled={judge.isPending}
        question={t('admin:reports.keepQuestion', { name })}
        explanation={<p>{t('admin:reports.keepWords')}</p>}
        confirmLabel={t('admin:reports.keep')}
        onConfirm={() => judge.mutate({ isKept: true })}
      >
        {t('admin:reports.keep')}
      </ConfirmButton>
      <ConfirmButton
        size="compact-xs"
        disabled={judge.isPending}
        question={t('admin:reports.removeQuestion', { name })}
        confirmLabel={t('admin:reports.remove')}
        onConfirm={() => judge.mutate({ isKept: false })}
      >
        {t('admin:reports.remove')}
      </ConfirmButton>
    </span>
  );
}
