import { useEffect } from 'react';
import { choiceKey, keepChoice, readChoice } from '#web/lib/device-choices.ts';
import { useUser } from '#web/lib/session.ts';
import { useSwitch } from '#web/lib/settings.ts';
import { playBananaSong } from '#web/lib/sound.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { sayAsJoe, useMascotMessage } from './messages.ts';

/** Joe's steps of the tour are saved with the user: he greets once, on any device. */
export const WELCOME_STEP = 'help:joe';

/** Shows Joe on his own occasions: to greet a newcomer, and on Banana Day, with the song unless sounds are off. */
export function useMascotOccasions(): void {
  const user = useUser();
  // A user with a club already meets him on the desk, with more to say.
  const isNew = user?.teamId === null && !user.onboarding.includes(WELCOME_STEP);
  const world = useWorldIfLoaded();
  const bananaDay = world?.isBananaDay ? `${world.clock.seasonNumber}/${world.clock.day}` : null;
  const key = choiceKey('banana-day', user?.id ?? 0);
  const isSilent = useSwitch('sounds-hidden', false);

  useEffect(() => {
    if (isNew) sayAsJoe('welcome');
  }, [isNew]);
  useEffect(() => {
    if (bananaDay !== null && readChoice(key) !== bananaDay) sayAsJoe('bananaDay');
  }, [bananaDay, key]);
  const isSaid = useMascotMessage()?.msg === 'bananaDay';
  useEffect(() => {
    if (!isSaid || bananaDay === null || readChoice(key) === bananaDay) return;
    // Once per device, when the message is shown: a page reloaded before that has not shown it.
    keepChoice(key, bananaDay);
    if (!isSilent) playBananaSong();
  }, [isSaid, bananaDay, key, isSilent]);
}
