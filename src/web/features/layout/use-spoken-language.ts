import { useEffect } from 'react';
import { followSetting } from '#web/lib/language.ts';
import { useUser } from '#web/lib/session.ts';

/** Applies the language of the user's setting; for visitors it stays. */
export function useSpokenLanguage(): void {
  const language = useUser()?.settings['language'];
  useEffect(() => {
    if (language !== undefined) followSetting(language);
  }, [language]);
}
