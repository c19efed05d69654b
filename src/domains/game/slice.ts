/** What games bring to the program. */
import { gameDays } from '#domains/game/days.ts';
import { gameJobs } from '#domains/game/jobs.ts';
import type { Slice } from '#domains/slice.ts';

export const gameSlice: Slice = {
  name: 'game',
  days: gameDays,
  jobs: ({ consumers }) => gameJobs(consumers),
};
