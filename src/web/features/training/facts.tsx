import type { trainingNotifications as kinds } from '#domains/training/kinds.ts';
import type { Skill } from '#engine/player/skills.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { useTranslation } from '#web/lib/words.ts';

export const subject = 'club';

export const notifications: RenderersOf<typeof kinds> = {
  'training-complete': { icon: 'up', Words: Complete },
  'training-injury': { icon: 'bandage', Words: said('training', 'injured') },
};

function Complete({ player, skill }: ParamsOf<typeof kinds>['training-complete']) {
  const { t } = useTranslation(['training', 'skills']);
  // The server sends only the engine's skills.
  return t('training:complete', { player, skill: t(`skills:name.${skill as Skill}`).toLowerCase() });
}
