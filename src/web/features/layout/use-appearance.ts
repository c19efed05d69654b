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
  // A theme that a member has chosen is worn instead.
  useOwnAccent(colors ? null : user?.team?.colors, scheme);
  useEffect(() => {
    if (!colors) return;
    // A separate style sheet: on its screens a club's colors, which are styles of the screen itself, win.
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

/** Gives all screens the accent of the user's own club; null keeps the game's own. Mixing colors is not part of the app's entry. */
function useOwnAccent(colors: readonly string[] | null | undefined, scheme: 'light' | 'dark'): void {
  const key = colors?.join(',') ?? '';
  useEffect(() => {
    if (key === '') return;
    let takeOff: (() => void) | null = () => {};
    void import('#web/lib/accent.ts').then(({ paint }) => {
      if (takeOff) takeOff = paint('everywhere', key.split(','), scheme);
    });
    return () => {
      takeOff?.();
      takeOff = null;
    };
  }, [key, scheme]);
}
