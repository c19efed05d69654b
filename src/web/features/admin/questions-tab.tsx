import { Button, Textarea } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { MAX_QUESTION } from '#domains/help/constants.ts';
import type { AskedQuestion } from '#domains/help/contract.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useSearchNumber, useSearchState } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Row, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './admin.module.css';

/** Lists users' questions, to be answered or closed without a reply. */
export function QuestionsTab() {
  const { t } = useTranslation('admin');
  const [state, setState] = useSearchState('state', ['waiting', 'answered']);
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(api.help.inbox.queryOptions({ input: { state, page }, placeholderData: keepPreviousData }));
  const columns = useQuestionColumns(state);
  const other = state === 'waiting' ? 'answered' : 'waiting';
  return (
    <Section
      title={t(`questions.title.${state}`)}
      aside={
        <Button size="compact-sm" variant="default" onClick={() => setState(other)}>
          {t(`questions.show.${other}`)}
        </Button>
      }
      isFlush
    >
      <Loaded query={query} skeleton={<LoadingTable />}>
        {({ data, pagination }) => (
          <DataTable
            name="admin-questions"
            label={t(`questions.title.${state}`)}
            rows={data}
            columns={columns}
            rowKey={({ id }) => id}
            empty={t(`questions.empty.${state}`)}
            pages={pagination}
          />
        )}
      </Loaded>
    </Section>
  );
}

function useQuestionColumns(state: 'waiting' | 'answered'): Column<AskedQuestion>[] {
  const { t } = useTranslation(['admin', 'help']);
  const col = useColumnKit('admin:questions').of<AskedQuestion>();
  return useMemo(() => {
    const columns: Column<AskedQuestion>[] = [
      col.user('by'),
      col.text('topic', ({ topic }) => t(`help:topics.${topic}`)),
      col.text('text', {
        cell: ({ text }) => (
          <span className={css.message} data-lines>
            {text}
          </span>
        ),
      }),
      col.instant('at', 'createdAt'),
    ];
    if (state === 'answered') {
      const answer: Column<AskedQuestion> = col.text('answer', ({ answer: words }) => words ?? t('help:closedWords'), {
        cell: ({ answer: words }) => (
          <span className={css.message} data-lines>
            {words ?? t('help:closedWords')}
          </span>
        ),
      });
      return [...columns, answer];
    }
    const actions: Column<AskedQuestion> = col.actions('actions', (question) => <Actions question={question} />);
    return [...columns, actions];
  }, [t, state, col]);
}

function Actions({ question: { id, text, by } }: { question: AskedQuestion }) {
  const { t } = useTranslation(['admin', 'common']);
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const answer = useMutation({
    mutationFn: (said: string | null) => client.help.answer({ id, text: said }),
    onSuccess: (_done, said) => {
      setOpen(false);
      alert('success', t(said === null ? 'admin:questions.closed' : 'admin:questions.answered', { name: by.name }));
    },
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
    // Also after a failure: another admin may have answered meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: api.help.key() }),
  });
  return (
    <Row as="span" unbroken align="stretch" justify="end" gap="sm">
      <Button size="compact-xs" onClick={() => setOpen(true)}>
        {t('admin:questions.reply')}
      </Button>
      <ConfirmButton
        size="compact-xs"
        variant="default"
        disabled={answer.isPending}
        question={t('admin:questions.closeQuestion')}
        confirmLabel={t('admin:questions.close')}
        onConfirm={() => answer.mutate(null)}
      >
        {t('admin:questions.close')}
      </ConfirmButton>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('admin:questions.replyTo', { name: by.name })}>
        <Text bottom="md" breaks>
          {text}
        </Text>
        <Textarea
          label={t('admin:questions.answer')}
          value={words}
          onChange={({ currentTarget: { value } }) => setWords(value)}
          maxLength={MAX_QUESTION}
          rows={6}
          mb="md"
          data-autofocus
        />
        <Button disabled={words.trim() === ''} loading={answer.isPending} onClick={() => answer.mutate(words.trim())}>
          {t('admin:questions.send')}
        </Button>
      </Dialog>
    </Row>
  );
}
