import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useNow } from '#web/lib/time.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Lines, Row, Text, Words } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { browserOf } from './browser-name.ts';

export function SessionsCard() {
  const { t } = useTranslation(['account', 'common']);
  const format = useFormat();
  const now = useNow(60_000);
  const options = api.account.sessions.queryOptions();
  const sessions = useQuery(options);
  const end = useCommand(client.account.endSession, () => t('account:sessions.ended'), [options.queryKey]);
  return (
    <Section title={t('account:sessions.title')} isFlush>
      {sessions.isPending && <LoadingTable rows={2} columns={2} />}
      {sessions.isError && <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />}
      <Lines>
        {sessions.data?.data.map((session) => (
          <Row key={session.id} as="li" entry unbroken justify="between" gap="lg" inset="md">
            <div>
              <strong>{browserOf(session.userAgent) ?? t('account:sessions.unknown')}</strong>
              <Text as="div" aside>
                {t('account:sessions.seen', { when: format.ago(session.lastSeenAt, now) })},{' '}
                {t('account:sessions.since', { when: format.instant(session.createdAt, 'date') })}
              </Text>
            </div>
            {session.isCurrent ? (
              <Words tone="good" strong nowrap>
                {t('account:sessions.current')}
              </Words>
            ) : (
              <Button
                size="xs"
                variant="default"
                onClick={() => end.mutate({ id: session.id })}
                loading={end.isPending}
              >
                {t('account:sessions.end')}
              </Button>
            )}
          </Row>
        ))}
      </Lines>
    </Section>
  );
}
