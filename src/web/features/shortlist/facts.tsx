import type { FactOf } from '#domains/fact.ts';
import type { shortlistNotifications as kinds } from '#domains/shortlist/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof kinds>;

export const notifications: RenderersOf<Notification> = {
  'shortlist-moved': { icon: 'star', Words: said('shortlist', 'moved') },
  'shortlist-free': { icon: 'star', Words: said('shortlist', 'free') },
  'shortlist-retired': { icon: 'star', Words: said('shortlist', 'retired') },
};
