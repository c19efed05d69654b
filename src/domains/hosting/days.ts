/** Decides, on one night of the season, who hosts the next world championship. */
import { type DayHook, live } from '#domains/day.ts';
import { DECISION_DAY } from '#domains/hosting/constants.ts';
import { chooseHost } from '#domains/hosting/store.ts';

export const hostingDays: readonly DayHook[] = [
  {
    name: 'hosting.decide',
    at: 'night',
    run: live(async ({ rows, season, day, secret }) => {
      // Championships begin with the seasons of the users, and so do the books of federations.
      if (day !== DECISION_DAY) return undefined;
      const host = await chooseHost(rows, { season, day, secret });
      return host === null ? undefined : { championshipHost: host };
    }),
  },
];
