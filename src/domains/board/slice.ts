/** The board slice. */
import { boardDays, boardFounding } from '#domains/board/days.ts';
import { boardNotifications } from '#domains/board/kinds.ts';
import { boardPolicy } from '#domains/board/policy.ts';
import { boardRoutes } from '#domains/board/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const boardSlice: Slice = {
  name: 'board',
  routes: () => ({ board: boardRoutes }),
  policies: [boardPolicy],
  days: boardDays,
  founding: boardFounding,
  notifications: boardNotifications,
};
