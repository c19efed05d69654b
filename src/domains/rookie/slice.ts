/** What the first hour adds to the program; completed tasks are stored with the user. */
import { rookiePolicy } from '#domains/rookie/policy.ts';
import { rookieRoutes } from '#domains/rookie/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const rookieSlice: Slice = {
  name: 'rookie',
  routes: () => ({ rookie: rookieRoutes }),
  policies: [rookiePolicy],
};
