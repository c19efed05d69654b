import { Button, Progress } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { alert } from '#web/lib/alerts.ts';
import { type ApiClient, api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Lines, Row, Text, Words } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './admin.module.css';

type Check = Awaited<ReturnType<ApiClient['admin']['check']>>['data'];

/** How often a running check is fetched. */
const BUSY_MS = 1000;

const checkQuery = api.admin.check.queryOptions();
const isBusy = (check: Check | undefined) => check?.state === 'queued' || check?.state === 'running';

/** Runs the check of the world's invariants on demand; all admins see the same check. */
export function WorldCheck() {
  const { t } = useTranslation(['admin', 'common']);
  const queries = useQueryClient();
  const query = useQuery({
    ...checkQuery,
    refetchInterval: ({ state }) => (isBusy(state.data?.data) ? BUSY_MS : false),
  });
  const start = useMutation({
    mutationFn: () => client.admin.startCheck(),
    onSuccess: (answer) => queries.setQueryData(checkQuery.queryKey, answer),
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
  });
  const check = query.data?.data;
  return (
    <Section
      title={t('admin:check.title')}
      aside={
        <Button size="xs" onClick={() => start.mutate()} loading={start.isPending} disabled={!check || isBusy(check)}>
          {t('admin:check.run')}
        </Button>
      }
      isFlush
    >
      <Text inset="md" tone="dim">
        {t('admin:check.words')}
      </Text>
      {query.isPending && <LoadingTable rows={6} columns={3} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {check && <CheckState check={check} />}
    </Section>
  );
}

function CheckState({ check }: { check: Check }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  if (check.state === 'none') return <EmptyState icon="shield" title={t('check.empty')} />;
  if (isBusy(check)) return <CheckProgress check={check} />;
  if (check.state === 'failed') {
    return (
      <Text inset="md" tone="dim" role="alert">
        {t('check.failed', { message: check.message })}
      </Text>
    );
  }
  return (
    <>
      {check.finishedAt && (
        <Text inset="md" tone="dim">
          {t('check.at', { time: format.instant(check.finishedAt) })}
        </Text>
      )}
      <Lines>
        {check.results.map(({ name, holds, checked, faults }) => (
          <li key={name} className={css.check} data-broken={!holds || undefined}>
            <Icon name={holds ? 'check' : 'alert'} />
            <div>
              <strong>{name}</strong>
              {faults.map((fault) => (
                <div key={fault}>{fault}</div>
              ))}
            </div>
            <span className={css.checked}>
              {holds ? t('check.holds') : t('check.broken')} · {format.number(checked)}
            </span>
          </li>
        ))}
      </Lines>
    </>
  );
}

function CheckProgress({ check: { state, done, total, message } }: { check: Check }) {
  const { t } = useTranslation('admin');
  return (
    <div role="status" className={css.running}>
      <Progress value={total > 0 ? (done / total) * 100 : 0} striped animated aria-label={t('check.title')} />
      <Row as="p" unbroken gap="md" justify="between" top="sm" numeric>
        <span>{state === 'queued' ? t('check.queued') : t('check.progress', { done, total })}</span>
        <Words aside>{message}</Words>
      </Row>
    </div>
  );
}
