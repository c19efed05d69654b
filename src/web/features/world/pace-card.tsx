import { Select } from '@mantine/core';
import { useState } from 'react';
import { LATEST_MINUTES } from '#domains/world/constants.ts';
import type { PaceView } from '#domains/world/contract/pace.ts';
import { DAY_MINUTES, WORLD_PACES } from '#engine/pace.ts';
import { alert } from '#web/lib/alerts.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { usePace } from './use-pace.ts';

/** Quiet hours, from and until; two equal hours: there are none. */
const NO_QUIET = { from: 0, until: 0 } as const;
const LAST_HOUR = 23;

/** Shows what advances time in the world; admins can change it, and so can the manager of a world at their own pace. */
export function PaceCard() {
  const { view, command } = usePace();
  if (!view) return null;
  if (!view.mayChoose) return <PaceFacts view={view} />;
  return (
    <PaceForm
      key={JSON.stringify([view.pace, view.dayMinutes, view.latestMinutes, view.quiet])}
      view={view}
      command={command}
    />
  );
}

function PaceFacts({ view: { pace, dayMinutes, latestMinutes, quiet } }: { view: PaceView }) {
  const { t } = useTranslation('world');
  const format = useFormat();
  const tiles = [
    { label: t('card.pace'), value: t(`pace.${pace}`) },
    ...(pace === 'own' ? [] : [{ label: t('card.dayLength'), value: format.duration(dayMinutes * 60) }]),
    ...(pace === 'ready' ? [{ label: t('card.latestLength'), value: format.duration(latestMinutes * 60) }] : []),
    ...(pace !== 'own' && quiet
      ? [{ label: t('card.quiet'), value: t('card.quietHours', { ...quiet, zone: quiet.timeZone }) }]
      : []),
  ];
  return (
    <Section title={t('card.title')}>
      <Stack gap="md">
        <p>
          {t(`paceHint.${pace}`)} {t('card.theirs')}
        </p>
        <StatTiles tiles={tiles} />
      </Stack>
    </Section>
  );
}

function PaceForm({ view, command }: { view: PaceView; command: ReturnType<typeof usePace>['command'] }) {
  const { t } = useTranslation('world');
  const [pace, setPace] = useState(view.pace);
  const [dayMinutes, setDayMinutes] = useState(view.dayMinutes);
  const [latestMinutes, setLatest] = useState(view.latestMinutes);
  const [quiet, setQuiet] = useState(view.quiet);
  // The operator may have set shorter days than the form allows: they stay unless another length is chosen.
  const minutes = {
    ...(dayMinutes !== view.dayMinutes && { dayMinutes }),
    ...(latestMinutes !== view.latestMinutes && { latestMinutes }),
  };
  const save = () =>
    command.mutate((world) => world.setPace({ pace, ...minutes, quiet }), {
      onSuccess: () => alert('success', t('card.saved')),
    });
  return (
    <Section title={t('card.title')}>
      <Stack gap="md">
        <Select
          label={t('card.pace')}
          description={t(`paceHint.${pace}`)}
          data={WORLD_PACES.map((value) => ({ value, label: t(`pace.${value}`) }))}
          value={pace}
          allowDeselect={false}
          onChange={(chosen) => setPace(WORLD_PACES.find((known) => known === chosen) ?? pace)}
          maw={460}
        />
        <WholeNumber label={t('card.day')} value={dayMinutes} onChange={setDayMinutes} {...DAY_MINUTES} />
        {pace === 'ready' && (
          <WholeNumber label={t('card.latest')} value={latestMinutes} onChange={setLatest} {...LATEST_MINUTES} />
        )}
        {pace !== 'own' && <Quiet quiet={quiet} onChange={setQuiet} />}
        <div>
          <ConfirmButton
            question={t('card.question', { pace: t(`pace.${pace}`) })}
            explanation={<p>{t(`paceHint.${pace}`)}</p>}
            confirmLabel={t('card.save')}
            onConfirm={save}
            loading={command.isPending}
          >
            {t('card.save')}
          </ConfirmButton>
        </div>
      </Stack>
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
  return <NumberField label={label} value={value} onChange={onChange} min={least} max={most} w={220} />;
}

function Quiet({ quiet, onChange }: { quiet: PaceView['quiet']; onChange: (quiet: PaceView['quiet']) => void }) {
  const { t } = useTranslation('world');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const hours = quiet ?? { ...NO_QUIET, timeZone };
  const change = (changed: { from: number } | { until: number }) => {
    const next = { ...hours, ...changed };
    onChange(next.from === next.until ? null : next);
  };
  return (
    <div>
      <Row gap="sm">
        <WholeNumber
          label={t('card.from')}
          value={hours.from}
          onChange={(from) => change({ from })}
          least={0}
          most={LAST_HOUR}
        />
        <WholeNumber
          label={t('card.until')}
          value={hours.until}
          onChange={(until) => change({ until })}
          least={0}
          most={LAST_HOUR}
        />
      </Row>
      <p>{t('card.quietHint', { zone: hours.timeZone })}</p>
    </div>
  );
}
