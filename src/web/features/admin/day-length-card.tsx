import { Button, NumberInput, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clock } from '#domains/world/contract.ts';
import { alert } from '#web/lib/alerts.ts';
import { Section } from '#web/ui/section.tsx';
import css from './admin.module.css';
import type { ClockControl } from './use-clock-control.ts';

const MAX_MINUTES = 1440;

export function DayLengthCard({ control, clock }: { control: ClockControl; clock: Clock }) {
  const { t } = useTranslation('admin');
  const { dayMinutes, endsWhenReady } = clock;
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
        <Button variant="default" onClick={save} disabled={minutes === dayMinutes || control.command.isPending}>
          {t('length.save')}
        </Button>
      </div>
      <Switch
        mt="md"
        label={t('length.whenReady')}
        description={t('length.whenReadyHint')}
        checked={endsWhenReady}
        disabled={control.command.isPending}
        onChange={({ currentTarget: { checked } }) =>
          control.command.mutate((admin) => admin.setEndsWhenReady({ endsWhenReady: checked }))
        }
      />
    </Section>
  );
}
