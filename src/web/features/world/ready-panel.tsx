import { useEffect, useState } from 'react';
import type { PaceView } from '#domains/world/contract/pace.ts';
import { client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Box, Stack, Text, Words } from '#web/ui/layout.tsx';
import css from './pace-control.module.css';
import { PanelButton } from './panel-button.tsx';
import type { Pace } from './use-pace.ts';

type Ready = NonNullable<PaceView['ready']>;

/** Lets the manager say that they are ready for the next day, and lists who is not. */
export function ReadyPanel({ pace: { command, view }, ready }: { pace: Pace; ready: Ready }) {
  const { t } = useTranslation('world');
  const format = useFormat();
  const { isReady, nextDayAt, gamesToPlay, managers, playing, isWaiting } = ready;
  const [isAsked, setAsked] = useState(false);
  const say = (answer: boolean) => {
    setAsked(false);
    command.mutate((world) => world.setReady({ isReady: answer }));
  };
  // The games of a day that is over without its managers are simulated: each of them is asked once.
  const asks = !isReady && !isWaiting && playing.length > 0;
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
      {asks && isAsked ? (
        <Box as="section" ground="warn" edge="accent" inset="box">
          <p>{t('stillPlaying')}</p>
          <ul className={css.managers}>
            {playing.map(({ name, isLive }) => (
              <li key={name}>
                <span>{name}</span>
                <Words aside>{t(isLive ? 'playingLive' : 'playingLater')}</Words>
              </li>
            ))}
          </ul>
          <PanelButton isMain disabled={command.isPending} onClick={() => say(true)}>
            {t('simulateAll')}
          </PanelButton>
          <PanelButton onClick={() => setAsked(false)}>{t('skipNot')}</PanelButton>
        </Box>
      ) : (
        <PanelButton
          isMain={!isReady}
          disabled={command.isPending}
          onClick={() => (asks ? setAsked(true) : say(!isReady))}
        >
          {t(isReady ? 'notYet' : isWaiting ? 'readyForFaceoffs' : 'ready')}
        </PanelButton>
      )}
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
