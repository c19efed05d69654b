import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clock } from '#domains/world/contract.ts';
import { alert } from '#web/lib/alerts.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './admin.module.css';
import type { ClockControl } from './use-clock-control.ts';

const MAX_MINUTES = 1440;

export function DayLengthCard({ control, clock }: { control: ClockControl; clock: Clock }) {
  const { t } = useTranslation('admin');
  const { dayMinutes, endsWhenReady } = clock;
  const ready = endsWhenReady ? 'notWhenReady' : 'fromReady';
  const [minutes, setMinutes] = useState(dayMinutes);
  const save = () =>
    control.command.mutate((admin) => admin.setDayMinutes({ dayMinutes: minutes }), {
      onSuccess: () => alert('success', t('length.saved', { minutes })),
    });
  return (
    <Section title={t('length.title')}>
      <div className={css.lineEnd}>
        <NumberInput
          label={t('length.label')}
          value={minutes}
          onChange={(value) => setMinutes(Math.min(MAX_MINUTES, Math.max(1, Number(value) || 1)))}
          min={1}
          max={MAX_MINUTES}
          w={180}
        />
        <ConfirmButton
          variant="default"
          question={t('length.question', { minutes })}
          confirmLabel={t('length.save')}
          onConfirm={save}
          disabled={minutes === dayMinutes || control.command.isPending}
        >
          {t('length.save')}
        </ConfirmButton>
      </div>
      <h3 className={css.part}>{t('length.whenReady')}</h3>
      <p className={css.dim}>{t('length.whenReadyHint')}</p>
      <ConfirmButton
        mt="xs"
        variant="default"
        question={t(`length.${ready}Question`)}
        explanation={<p>{t('length.whenReadyHint')}</p>}
        confirmLabel={t(`length.${ready}`)}
        disabled={control.command.isPending}
        onConfirm={() => control.command.mutate((admin) => admin.setEndsWhenReady({ endsWhenReady: !endsWhenReady }))}
      >
        {t(`length.${ready}`)}
      </ConfirmButton>
    </Section>
  );
}
