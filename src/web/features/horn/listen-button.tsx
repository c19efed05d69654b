import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSwitch } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';

/**
 * A button that plays a sound and stops it. Users with all sounds off are asked to turn them on first.
 * @param name of the sound, for screen readers
 * @param duration ms
 * @param play starts the sound and returns a function that stops it
 */
export function ListenButton({ name, duration, play }: { name: string; duration: number; play: () => () => void }) {
  const { t } = useTranslation('horn');
  const isMuted = useSwitch('sounds-hidden', false);
  const [stop, setStop] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!stop) return;
    const timer = setTimeout(() => setStop(null), duration);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [stop, duration]);
  return (
    <Button
      size="xs"
      variant="default"
      disabled={isMuted}
      leftSection={<Icon name={stop ? 'pause' : 'play'} size={14} />}
      aria-label={stop ? undefined : t('listenTo', { name })}
      onClick={() => {
        const end = stop ? null : play();
        setStop(() => end);
      }}
    >
      {t(stop ? 'stop' : 'listen')}
    </Button>
  );
}
