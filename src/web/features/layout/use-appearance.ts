import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import type { User } from '#domains/account/contract.ts';
import type { ThemeColors } from '#domains/premium/constants.ts';
import { themeOf } from '#domains/premium/rules.ts';
import { onForgetSession, useUser } from '#web/lib/session.ts';
import { setSilent } from '#web/lib/sound.ts';

/** How jersey numbers are drawn: `base.css` has a style for each but the plain one. */
export function numberStyleOf(settings: User['settings'] | undefined): 'plain' | 'outlined' | 'block' {
  const style = settings?.['jersey-number-style'];
  return style === 'outlined' || style === 'block' ? style : 'plain';
}

/** Returns what a theme of premium colors, in CSS. */
function rulesOf({ accent, fill, bar, barRaised }: ThemeColors): string {
  return `--rs-accent: ${accent}; --rs-accent-fill: ${fill}; --rs-navy: ${bar}; --rs-navy-2: ${barRaised};`;
}

/** Light, dark or as the system has it, by the user's setting; what was shown last for visitors. Jersey numbers, sounds and the theme of a member follow theirs. */
export function useAppearance(): void {
  const { setColorScheme, clearColorScheme } = useMantineColorScheme();
  const user = useUser();
  const settings = user?.settings;
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
  const scheme = useComputedColorScheme('light');
  const colors = themeOf(settings?.['premium.theme'], user?.isPremium ?? false, scheme);
  useEffect(() => {
    if (!colors) return;
    // Not styles of the page itself: those are the colors of a club, which go before while its screens are shown.
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
