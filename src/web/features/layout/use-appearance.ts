import { useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import type { User } from '#domains/account/contract.ts';
import { onForgetSession, useUser } from '#web/lib/session.ts';
import { setSilent } from '#web/lib/sound.ts';

/** How jersey numbers are drawn: `base.css` has a style for each but the plain one. */
export function numberStyleOf(settings: User['settings'] | undefined): 'plain' | 'outlined' | 'block' {
  const style = settings?.['jersey-number-style'];
  return style === 'outlined' || style === 'block' ? style : 'plain';
}

/** Light, dark or as the system has it, by the user's setting; what was shown last for visitors. Jersey numbers and sounds follow theirs. */
export function useAppearance(): void {
  const { setColorScheme, clearColorScheme } = useMantineColorScheme();
  const settings = useUser()?.settings;
  const theme = settings?.['theme'];
  useEffect(() => {
    if (theme === 'light' || theme === 'dark') setColorScheme(theme);
    else if (theme === 'system') setColorScheme('auto');
  }, [theme, setColorScheme]);
  // Who has just logged out leaves no trace on the device, not even that it was dark. Told by anyone who forgets them: this frame
  // may be torn down in the same moment, and would know nothing of them when it stands again.
  useEffect(() => onForgetSession(clearColorScheme), [clearColorScheme]);
  const numberStyle = numberStyleOf(settings);
  useEffect(() => {
    document.documentElement.dataset['numberStyle'] = numberStyle;
  }, [numberStyle]);
  const isSilent = settings?.['sounds-hidden'] === true;
  useEffect(() => setSilent(isSilent), [isSilent]);
}
