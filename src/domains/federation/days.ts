/** What nights and summers do to federations. */
import type { DayHook } from '#domains/day.ts';
import { POINTS_DAY } from '#domains/federation/constants.ts';
import { acceptApplications } from '#domains/federation/store/members.ts';
import { fillOffices, renewPresidents } from '#domains/federation/store/presidents.ts';
import { closeFederationSeason } from '#domains/federation/store/seasons.ts';
import { absoluteDayOf } from '#engine/calendar.ts';

export const federationDays: readonly DayHook[] = [
  {
    name: 'federation.applications',
    at: 'night',
    async run({ rows, season, day, past }) {
      if (past) return undefined;
      const joined = await acceptApplications(rows, absoluteDayOf({ season, day }));
      return joined > 0 ? { membersOfFederations: joined } : undefined;
    },
  },
  {
    name: 'federation.offices',
    at: 'night',
    after: ['federation.applications'],
    async run({ rows, season, day, secret, past }) {
      if (past) return undefined;
      await fillOffices(rows, { season, day, secret, isAnnounced: true });
      return undefined;
    },
  },
  {
    name: 'federation.points',
    at: 'night',
    async run({ rows, season, day }) {
      if (day === POINTS_DAY) await closeFederationSeason(rows, season);
      return undefined;
    },
  },
  {
    name: 'federation.summer',
    at: 'season-ends',
    async run({ rows, season, day, secret, past }) {
      await renewPresidents(rows, { season, day, secret, isAnnounced: past === null });
      return undefined;
    },
  },
];
