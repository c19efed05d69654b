import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaceView } from '#domains/world/contract.ts';
import { client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { Stack, Text, Words } from '#web/ui/layout.tsx';
import css from './pace-control.module.css';
import { PanelButton } from './panel-button.tsx';
import type { Pace } from './use-pace.ts';

type Ready = NonNullable<PaceView['ready']>;

/** Lets the manager say that they are ready for the next day, and lists who is not. */
export function ReadyPanel({ pace: { command, view }, ready }: { pace: Pace; ready: Ready }) {
  const { t } = useTranslation('world');
  const format = useFormat();
  const { isReady, nextDayAt, gamesToPlay, managers, isWaiting } = ready;
  return (
    <Stack gap="sm">
      {nextDayAt && isWaiting && (
        <Text>
          {view?.isStoppedByAdmin
            ? t('stoppedByAdmin')
            : t('begins', { time: format.instant(nextDayAt, 'weekday-time') })}
        </Text>
      )}
      {!isWaiting && gamesToPlay > 0 && <Text>{t('played', { count: gamesToPlay })}</Text>}
      <PanelButton
        isMain={!isReady}
        disabled={command.isPending}
        onClick={() => command.mutate((world) => world.setReady({ isReady: !isReady }))}
      >
        {t(isReady ? 'notYet' : 'ready')}
      </PanelButton>
      <ul className={css.managers}>
        {managers.map((one) => (
          <li key={one.id}>
            <span>{one.name}</span>
            <Words aside>{t(`state.${one.isReady ? 'ready' : one.isWaitedFor ? 'waited' : 'away'}`)}</Words>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** Brings a manager who counts as away back with their next click, anywhere. */
export function useBackWithNextClick(isAway: boolean) {
  useEffect(() => {
    if (!isAway) return;
    const back = () => void client.world.setReady({ isReady: false }).catch(() => undefined);
    const once = { once: true, capture: true };
    document.addEventListener('pointerdown', back, once);
    document.addEventListener('keydown', back, once);
    return () => {
      document.removeEventListener('pointerdown', back, once);
      document.removeEventListener('keydown', back, once);
    };
  }, [isAway]);
}
