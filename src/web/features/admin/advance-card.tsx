import { Progress } from '@mantine/core';
import { useState } from 'react';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './admin.module.css';
import type { ClockControl } from './use-clock-control.ts';

/** Advances the world by a number of days; the server takes at most a season at once. */

export function AdvanceCard({ control, view }: { control: ClockControl; view: NonNullable<ClockControl['view']> }) {
  const { t } = useTranslation('admin');
  const [days, setDays] = useState(1);
  const isLocked = control.isBusy || control.command.isPending;
  const advance = (by: 'day' | 'phase' | 'season', count = 1) =>
    control.command.mutate((admin) => admin.advance({ by, count }));
  return (
    <Section title={t('advance.title')}>
      <Stack gap="md">
        <Text aside>{t('advance.hint')}</Text>
        <Row unbroken align="stretch" justify="end" gap="sm">
          <NumberField
            aria-label={t('advance.count')}
            value={days}
            onChange={setDays}
            min={1}
            max={DAYS_PER_SEASON}
            w={84}
          />
          <ConfirmButton
            disabled={isLocked}
            question={t('advance.dayQuestion', { count: days })}
            explanation={<p>{t('advance.words')}</p>}
            confirmLabel={t('advance.day', { count: days })}
            onConfirm={() => advance('day', days)}
          >
            {t('advance.day', { count: days })}
          </ConfirmButton>
        </Row>
        <Row align="stretch" justify="end" gap="sm">
          <ConfirmButton
            variant="default"
            disabled={isLocked}
            question={t('advance.phaseQuestion')}
            explanation={<p>{t('advance.words')}</p>}
            confirmLabel={t('advance.phase')}
            onConfirm={() => advance('phase')}
          >
            {t('advance.phase')}
          </ConfirmButton>
          <ConfirmButton
            variant="default"
            disabled={isLocked}
            question={t('advance.seasonQuestion')}
            explanation={<p>{t('advance.seasonWords')}</p>}
            confirmLabel={t('advance.season')}
            onConfirm={() => advance('season')}
          >
            {t('advance.season')}
          </ConfirmButton>
        </Row>
        <AdvanceProgress advance={view.advance} />
      </Stack>
    </Section>
  );
}

function AdvanceProgress({ advance }: { advance: NonNullable<ClockControl['view']>['advance'] }) {
  const { t } = useTranslation('admin');
  if (advance.state === 'failed') {
    return (
      <p className={css.bad} role="alert">
        {t('advance.failed', { message: advance.message })}
      </p>
    );
  }
  if (advance.state === 'idle') return null;
  const percent = advance.total > 0 ? (advance.done / advance.total) * 100 : 0;
  return (
    <div role="status">
      <Progress value={percent} striped animated aria-label={t('advance.title')} />
      <Row as="p" unbroken gap="md" justify="between" top="sm" numeric>
        <span>
          {advance.state === 'queued'
            ? t('advance.queued')
            : t('advance.progress', { done: advance.done, total: advance.total })}
        </span>
        <Words aside>{advance.message}</Words>
      </Row>
    </div>
  );
}
