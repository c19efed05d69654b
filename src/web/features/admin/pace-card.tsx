import { NumberInput, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_MINUTES, LATEST_MINUTES } from '#domains/world/constants.ts';
import type { PaceView } from '#domains/world/contract.ts';
import { WORLD_PACES } from '#engine/pace.ts';
import { usePace } from '#web/features/world/use-pace.ts';
import { alert } from '#web/lib/alerts.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './admin.module.css';

/** Hours from and until which nothing begins; the same twice: there are none. */
const NO_QUIET = { from: 0, until: 0 } as const;
const LAST_HOUR = 23;

/** What makes time pass in the world: the first thing that the admin of a new one decides. */
export function PaceCard() {
  const { view, command } = usePace();
  if (!view) return null;
  return (
    <PaceForm
      key={JSON.stringify([view.pace, view.dayMinutes, view.latestMinutes, view.quiet])}
      view={view}
      command={command}
    />
  );
}

function PaceForm({ view, command }: { view: PaceView; command: ReturnType<typeof usePace>['command'] }) {
  const { t } = useTranslation(['admin', 'world']);
  const [pace, setPace] = useState(view.pace);
  const [dayMinutes, setDayMinutes] = useState(view.dayMinutes);
  const [latestMinutes, setLatest] = useState(view.latestMinutes);
  const [quiet, setQuiet] = useState(view.quiet);
  const save = () =>
    command.mutate((world) => world.setPace({ pace, dayMinutes, latestMinutes, quiet }), {
      onSuccess: () => alert('success', t('admin:pace.saved')),
    });
  return (
    <Section title={t('admin:pace.title')}>
      <div className={css.rows}>
        <Select
          label={t('admin:pace.pace')}
          description={t(`world:paceHint.${pace}`)}
          data={WORLD_PACES.map((value) => ({ value, label: t(`world:pace.${value}`) }))}
          value={pace}
          allowDeselect={false}
          onChange={(chosen) => setPace(WORLD_PACES.find((known) => known === chosen) ?? pace)}
          maw={460}
        />
        <WholeNumber label={t('admin:pace.day')} value={dayMinutes} onChange={setDayMinutes} {...DAY_MINUTES} />
        {pace === 'ready' && (
          <WholeNumber label={t('admin:pace.latest')} value={latestMinutes} onChange={setLatest} {...LATEST_MINUTES} />
        )}
        {pace !== 'own' && <Quiet quiet={quiet} onChange={setQuiet} />}
        <div>
          <ConfirmButton
            question={t('admin:pace.question', { pace: t(`world:pace.${pace}`) })}
            explanation={<p>{t(`world:paceHint.${pace}`)}</p>}
            confirmLabel={t('admin:pace.save')}
            onConfirm={save}
            loading={command.isPending}
          >
            {t('admin:pace.save')}
          </ConfirmButton>
        </div>
      </div>
    </Section>
  );
}

interface NumberProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  least: number;
  most: number;
}

function WholeNumber({ label, value, onChange, least, most }: NumberProps) {
  return (
    <NumberInput
      label={label}
      value={value}
      // Held to its bounds once it is left: a number is typed digit by digit.
      onChange={(given) => onChange(Number(given) || least)}
      min={least}
      max={most}
      allowDecimal={false}
      w={220}
    />
  );
}

function Quiet({ quiet, onChange }: { quiet: PaceView['quiet']; onChange: (quiet: PaceView['quiet']) => void }) {
  const { t } = useTranslation('admin');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const hours = quiet ?? { ...NO_QUIET, timeZone };
  const change = (changed: { from: number } | { until: number }) => {
    const next = { ...hours, ...changed };
    onChange(next.from === next.until ? null : next);
  };
  return (
    <div>
      <div className={css.line}>
        <WholeNumber
          label={t('pace.from')}
          value={hours.from}
          onChange={(from) => change({ from })}
          least={0}
          most={LAST_HOUR}
        />
        <WholeNumber
          label={t('pace.until')}
          value={hours.until}
          onChange={(until) => change({ until })}
          least={0}
          most={LAST_HOUR}
        />
      </div>
      <p>{t('pace.quietHint', { zone: hours.timeZone })}</p>
    </div>
  );
}
