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

/** Lets the manager say that they are ready, for the faceoffs or for the next day, and lists who is not. */
export function ReadyPanel({ pace: { command, view }, ready }: { pace: Pace; ready: Ready }) {
  const { t } = useTranslation('world');
  const format = useFormat();
  const { isReady, skipsGames, nextDayAt, gamesToPlay, managers, playing, isWaiting } = ready;
  const [isAsked, setAsked] = useState(false);
  const say = (isReady: boolean, skipsGames = false) => {
    setAsked(false);
    command.mutate((world) => world.setReady({ isReady, skipsGames }));
  };
  // The games of a day that is over without its managers are simulated: each of them is asked once.
  const skip = () => (playing.length > 0 ? setAsked(true) : say(true, true));
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
      {isAsked && !isReady && playing.length > 0 ? (
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
          <PanelButton isMain disabled={command.isPending} onClick={() => say(true, true)}>
            {t('simulateAll')}
          </PanelButton>
          <PanelButton onClick={() => setAsked(false)}>{t('skipNot')}</PanelButton>
        </Box>
      ) : isReady ? (
        <>
          {skipsGames && <Text>{t('skipsGames')}</Text>}
          <PanelButton disabled={command.isPending} onClick={() => say(false)}>
            {t('notYet')}
          </PanelButton>
        </>
      ) : (
        <>
          {isWaiting && (
            <PanelButton isMain disabled={command.isPending} onClick={() => say(true)}>
              {t('readyForFaceoffs')}
            </PanelButton>
          )}
          {(!isWaiting || gamesToPlay > 0) && (
            <PanelButton isMain={!isWaiting} disabled={command.isPending} onClick={skip}>
              {t('ready')}
            </PanelButton>
          )}
        </>
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
