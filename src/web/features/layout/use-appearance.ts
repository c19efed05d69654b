import { useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { useUser } from '#web/lib/session.ts';

/** Light, dark or as the system has it, by the user's setting; what was shown last for visitors. */
export function useAppearance(): void {
  const { setColorScheme } = useMantineColorScheme();
  const theme = useUser()?.settings['theme'];
  useEffect(() => {
    if (theme === 'light' || theme === 'dark') setColorScheme(theme);
    else if (theme === 'system') setColorScheme('auto');
  }, [theme, setColorScheme]);
}
