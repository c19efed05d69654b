import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './ready-card.module.css';

/** How often the card looks who else is ready. */
const REFRESH_MS = 5_000;

/** Where an admin lets days end early: the manager's word that he is done with this one. */
export function ReadyCard() {
  const { t } = useTranslation(['world', 'common']);
  const readiness = api.world.readiness.queryOptions();
  const query = useQuery({ ...readiness, refetchInterval: REFRESH_MS });
  const set = useMutation({
    mutationFn: (isReady: boolean) => client.world.setReady({ isReady }),
    onSuccess: (answer) => queryClient.setQueryData(readiness.queryKey, answer),
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
  });
  const { isReady = false, ready = 0, managers = 0, liveGames = 0, gamesToPlay = 0 } = query.data?.data ?? {};
  return (
    <Section title={t('world:title')}>
      <div className={css.line}>
        <p className={css.words}>
          {isReady && liveGames > 0 ? t('world:live', { count: liveGames }) : t('world:hint', { count: gamesToPlay })}
        </p>
        <span className={css.count}>{t('world:count', { ready, managers })}</span>
        <Button
          variant={isReady ? 'default' : 'filled'}
          leftSection={<Icon name={isReady ? 'close' : 'check'} size={16} />}
          disabled={!query.data}
          loading={set.isPending}
          onClick={() => set.mutate(!isReady)}
        >
          {t(isReady ? 'world:notYet' : 'world:ready')}
        </Button>
      </div>
    </Section>
  );
}
