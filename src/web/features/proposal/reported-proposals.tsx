import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportedPost } from '#domains/proposal/contract.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './proposal.module.css';

/** For moderators: what users have reported of feature voting, to be kept or taken away. */
export function ReportedProposals() {
  const { t } = useTranslation('proposal');
  const query = useQuery(api.proposals.reported.queryOptions());
  const columns = useMemo(
    (): Column<ReportedPost>[] => [
      { id: 'author', header: t('author'), value: ({ author }) => author, isName: true },
      {
        id: 'text',
        header: t('text'),
        value: ({ text }) => text,
        cell: ({ proposalId, title, text }) => (
          <span className={css.reported}>
            <PathLink path={`/feature-voting?proposal=${proposalId}`}>{title}</PathLink>: {text}
          </span>
        ),
        isText: true,
      },
      {
        id: 'reasons',
        header: t('reasons'),
        value: ({ reports }) => reports.map(({ reason, by }) => `${t(`reason.${reason}`)} (${by})`).join(', '),
        isText: true,
      },
      {
        id: 'actions',
        header: t('actions'),
        value: () => null,
        isUnsortable: true,
        cell: (post) => <Actions post={post} />,
      },
    ],
    [t],
  );
  return (
    <Section title={t('reportedTitle')} isFlush>
      <Loaded query={query} skeleton={<LoadingTable rows={2} />}>
        {({ data }) => (
          <DataTable
            label={t('reportedTitle')}
            rows={data}
            columns={columns}
            rowKey={({ proposalId, commentId }) => `${proposalId}/${commentId}`}
            empty={t('nothingReported')}
          />
        )}
      </Loaded>
    </Section>
  );
}

function Actions({ post: { proposalId, commentId } }: { post: ReportedPost }) {
  const { t } = useTranslation(['proposal', 'common']);
  const queries = useQueryClient();
  const judge = useMutation({
    mutationFn: (isKept: boolean) => {
      if (isKept) return client.proposals.keep({ id: proposalId, commentId: commentId ?? undefined });
      if (commentId === null) return client.proposals.remove({ id: proposalId });
      return client.proposals.removeComment({ id: commentId });
    },
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
    onSettled: () => queries.invalidateQueries({ queryKey: api.proposals.key() }),
  });
  return (
    <span className={css.ends}>
      <Button size="compact-xs" variant="default" disabled={judge.isPending} onClick={() => judge.mutate(true)}>
        {t('proposal:keep')}
      </Button>
      <ConfirmButton
        size="compact-xs"
        disabled={judge.isPending}
        question={t('proposal:removeQuestion')}
        explanation={<p>{t('proposal:removeWords')}</p>}
        confirmLabel={t('proposal:remove')}
        onConfirm={() => judge.mutate(false)}
      >
        {t('proposal:remove')}
      </ConfirmButton>
    </span>
  );
}
