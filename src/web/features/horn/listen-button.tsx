import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSwitch } from '#web/lib/settings.ts';
import { Icon } from '#web/ui/icon.tsx';

/**
 * Plays a sound, and ends it. Who has muted all sounds is asked to turn them on first.
 * @param name what is heard, for who cannot see where the button stands
 * @param duration ms
 * @param play begins; answers what ends it
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
