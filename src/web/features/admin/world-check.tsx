import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { alert } from '#web/lib/alerts.ts';
import { client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useFormat } from '#web/lib/format.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './admin.module.css';

/** Checks the invariants of the world on demand. */
export function WorldCheck() {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const check = useMutation({
    mutationFn: () => client.admin.check(),
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
  });
  return (
    <Section
      title={t('admin:check.title')}
      aside={
        <Button size="xs" onClick={() => check.mutate()} loading={check.isPending}>
          {t('admin:check.run')}
        </Button>
      }
      isFlush
    >
      <p className={css.intro}>{t('admin:check.words')}</p>
      {check.isPending && <LoadingTable rows={6} columns={3} />}
      {check.isIdle && <EmptyState icon="shield" title={t('admin:check.empty')} />}
      <ul className={css.checks}>
        {check.data?.data.map(({ name, holds, checked, faults }) => (
          <li key={name} className={css.check} data-broken={!holds || undefined}>
            <Icon name={holds ? 'check' : 'alert'} />
            <div>
              <strong>{name}</strong>
              {faults.map((fault) => (
                <div key={fault}>{fault}</div>
              ))}
            </div>
            <span className={css.checked}>
              {holds ? t('admin:check.holds') : t('admin:check.broken')} · {format.number(checked)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
