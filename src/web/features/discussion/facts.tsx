import { useTranslation } from 'react-i18next';
import type { discussionNotifications as kinds } from '#domains/discussion/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof kinds>;

export const notifications: RenderersOf<Notification> = {
  mention: { icon: 'community', Words: Mentioned, to: ({ path }) => path },
};

const PLACES = ['article', 'conversation', 'game', 'proposal', 'trade'] as const;

function Mentioned({ user, place }: ParamsOf<Notification>['mention']) {
  const { t } = useTranslation('discussion');
  return t(`mention.${PLACES.find((known) => known === place) ?? 'other'}`, { user });
}
