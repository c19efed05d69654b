import { useEffect } from 'react';
import { choiceKey, keepChoice, readChoice } from '#web/lib/device-choices.ts';
import { useUser } from '#web/lib/session.ts';
import { useSwitch } from '#web/lib/settings.ts';
import { playBananaSong } from '#web/lib/sound.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { sayAsJoe, useMascotMessage } from './messages.ts';

/** Steps of the tour that Joe has gone through with a user are kept with the user: he greets once, on any device. */
export const WELCOME_STEP = 'help:joe';

/** When Joe speaks by himself: to greet a newcomer, and on Banana Day, with the song unless sounds are off. */
export function useMascotOccasions(): void {
  const user = useUser();
  // Who has a club already meets him on the desk, with more to say.
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
    // Once on each device, when it is his turn to say it: a page that is loaded again before that has not been told.
    keepChoice(key, bananaDay);
    if (!isSilent) playBananaSong();
  }, [isSaid, bananaDay, key, isSilent]);
}
