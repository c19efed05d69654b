import type { discussionNotifications as kinds } from '#domains/discussion/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useTranslation } from '#web/lib/words.ts';

export const notifications: RenderersOf<typeof kinds> = {
  mention: { icon: 'community', Words: Mentioned, to: ({ path }) => path },
};

const PLACES = ['article', 'conversation', 'game', 'proposal', 'trade'] as const;

function Mentioned({ user, place }: ParamsOf<typeof kinds>['mention']) {
  const { t } = useTranslation('discussion');
  return t(`mention.${PLACES.find((known) => known === place) ?? 'other'}`, { user });
}
