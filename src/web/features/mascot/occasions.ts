import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { client } from '#web/lib/api.ts';
import { sessionQuery, useUser } from '#web/lib/session.ts';
import { useSwitch } from '#web/lib/settings.ts';
import { playBananaSong } from '#web/lib/sound.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { sayAsJoe } from './messages.ts';

/** Steps of the tour that Joe has gone through with a user are kept with the user: he greets once, on any device. */
const WELCOME_STEP = 'joe-welcome';

/** When Joe speaks by himself: to greet a newcomer, and on Banana Day, with the song unless sounds are off. */
export function useMascotOccasions(): void {
  const isNew = useUser()?.onboarding.includes(WELCOME_STEP) === false;
  const isBananaDay = useWorldIfLoaded()?.isBananaDay === true;
  const isSilent = useSwitch('sounds-hidden', false);

  useEffect(() => {
    if (isNew) sayAsJoe('welcome');
  }, [isNew]);
  useEffect(() => {
    if (!isBananaDay) return;
    sayAsJoe('bananaDay');
    if (!isSilent) playBananaSong();
  }, [isBananaDay, isSilent]);
}

/** Remembers that Joe has greeted, once his bubble has been closed. */
export function useWelcomeDone(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    const user = queries.getQueryData(sessionQuery.queryKey);
    if (!user || user.onboarding.includes(WELCOME_STEP)) return;
    const onboarding = [...user.onboarding, WELCOME_STEP];
    queries.setQueryData(sessionQuery.queryKey, (known) => (known ? { ...known, onboarding } : known));
    client.account.update({ onboarding }).catch(() => {
      // He will greet once more next time; no harm done.
    });
  }, [queries]);
}
