import { useEffect } from 'react';
import { useUser } from '#web/lib/session.ts';
import { useSwitch } from '#web/lib/settings.ts';
import { playBananaSong } from '#web/lib/sound.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { sayAsJoe } from './messages.ts';

/** Steps of the tour that Joe has gone through with a user are kept with the user: he greets once, on any device. */
export const WELCOME_STEP = 'help:joe';

/** When Joe speaks by himself: to greet a newcomer, and on Banana Day, with the song unless sounds are off. */
export function useMascotOccasions(): void {
  const user = useUser();
  // Who has a club already meets him on the desk, with more to say.
  const isNew = user?.teamId === null && !user.onboarding.includes(WELCOME_STEP);
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
