import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import type { User } from '#domains/account/contract.ts';
import type { ThemeColors } from '#domains/premium/constants.ts';
import { themeOf } from '#domains/premium/rules.ts';
import { onForgetSession, useUser } from '#web/lib/session.ts';
import { setSilent } from '#web/lib/sound.ts';

/** Returns how jersey numbers are drawn: `base.css` has a style for each but the plain one. */
export function numberStyleOf(settings: User['settings'] | undefined): 'plain' | 'outlined' | 'block' {
  const style = settings?.['jersey-number-style'];
  return style === 'outlined' || style === 'block' ? style : 'plain';
}

/** Returns the CSS of a premium theme's colors. */
function rulesOf({ accent, fill, bar, barRaised }: ThemeColors): string {
  return `--rs-accent: ${accent}; --rs-accent-fill: ${fill}; --rs-navy: ${bar}; --rs-navy-2: ${barRaised};`;
}

/**
 * Applies the user's setting: light, dark or the system's scheme; visitors keep the last one. Jersey numbers, sounds
 * and a member's theme follow their settings as well.
 */
export function useAppearance(): void {
  const { setColorScheme, clearColorScheme } = useMantineColorScheme();
  const user = useUser();
  const settings = user?.settings;
  const theme = settings?.['theme'];
  useEffect(() => {
    if (theme === 'light' || theme === 'dark') setColorScheme(theme);
    else if (theme === 'system') setColorScheme('auto');
  }, [theme, setColorScheme]);
  // Logging out leaves no trace on the device, not even the dark scheme. A listener does this, because this frame may
  // be unmounted at the same moment, and would not know about it when it is mounted again.
  useEffect(() => onForgetSession(clearColorScheme), [clearColorScheme]);
  const numberStyle = numberStyleOf(settings);
  useEffect(() => {
    document.documentElement.dataset['numberStyle'] = numberStyle;
  }, [numberStyle]);
  const scheme = useComputedColorScheme('light');
  const colors = themeOf(settings?.['premium.theme'], user?.isPremium ?? false, scheme);
  useEffect(() => {
    if (!colors) return;
    // A separate style sheet, not styles on the page itself: those are a club's colors, which win while its screens are shown.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root { ${rulesOf(colors)} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [colors]);
  const isSilent = settings?.['sounds-hidden'] === true;
  useEffect(() => setSilent(isSilent), [isSilent]);
}
