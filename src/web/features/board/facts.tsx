import type { boardNotifications } from '#domains/board/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

const BOARD = '/office/finances?tab=board';

export const subject = 'club';

export const notifications: RenderersOf<typeof boardNotifications> = {
  'board-goal': { icon: 'cup', Words: said('board', 'said.goal'), to: BOARD },
  'board-verdict': {
    icon: 'cup',
    Words: said('board', ({ isReached }) => (isReached ? 'said.reached' : 'said.missed')),
    to: BOARD,
  },
};
