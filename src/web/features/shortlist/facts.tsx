import type { shortlistNotifications as kinds } from '#domains/shortlist/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const subject = 'office';

export const notifications: RenderersOf<typeof kinds> = {
  'shortlist-moved': { icon: 'star', Words: said('shortlist', 'moved') },
  'shortlist-free': { icon: 'star', Words: said('shortlist', 'free') },
  'shortlist-retired': { icon: 'star', Words: said('shortlist', 'retired') },
};
