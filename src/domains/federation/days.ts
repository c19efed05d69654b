/** The nightly and season-end hooks of federations. */
import { type DayHook, type FoundingHook, live } from '#domains/day.ts';
import { POINTS_DAY } from '#domains/federation/constants.ts';
import { countBudgets } from '#domains/federation/store/budgets.ts';
import { acceptApplications } from '#domains/federation/store/members.ts';
import { appointByLot, endTerms } from '#domains/federation/store/national-gms.ts';
import { fillOffices, foundFederations, renewPresidents } from '#domains/federation/store/presidents.ts';
import { closeFederationSeason } from '#domains/federation/store/seasons.ts';
import { foundNationalTeams } from '#domains/federation/store/teams.ts';
import { absoluteDayOf } from '#engine/calendar.ts';

export const federationDays: readonly DayHook[] = [
  {
    name: 'federation.applications',
    at: 'night',
    run: live(async ({ rows, season, day }) => {
      const joined = await acceptApplications(rows, absoluteDayOf({ season, day }));
      return joined > 0 ? { membersOfFederations: joined } : undefined;
    }),
  },
  {
    name: 'federation.offices',
    at: 'night',
    after: ['federation.applications'],
    run: live(async ({ rows, season, day, secret }) => {
      await fillOffices(rows, { season, day, secret, isAnnounced: true });
    }),
  },
  {
    name: 'federation.appoint-national-gms',
    at: 'night',
    after: ['federation.offices'],
    async run({ rows, season, day, secret, past }) {
      const appointed = past ? 0 : await appointByLot(rows, { season, day, secret });
      return appointed > 0 ? { nationalGmsIn: appointed } : undefined;
    },
  },
  {
    name: 'federation.budgets',
    at: 'night',
    async run({ rows, season, day, past }) {
      const counted = past ? 0 : await countBudgets(rows, { season, day });
      return counted > 0 ? { budgets: counted } : undefined;
    },
  },
  {
    name: 'federation.points',
    at: 'night',
    after: ['federation.budgets'],
    async run({ rows, season, day, past }) {
      // The books open with the first season that users play.
      if (day === POINTS_DAY) await closeFederationSeason(rows, { season, day, isBooked: past === null });
    },
  },
  {
    name: 'federation.national-gms',
    at: 'season-ends',
    async run({ rows, past }) {
      const left = past || !rows.tx ? 0 : await endTerms(rows.tx);
      return left > 0 ? { nationalGmsOut: left } : undefined;
    },
  },
  {
    name: 'federation.summer',
    at: 'season-ends',
    async run({ rows, season, day, secret, past }) {
      await renewPresidents(rows, { season, day, secret, isAnnounced: past === null });
    },
  },
];

export const federationFounding: readonly FoundingHook[] = [
  {
    name: 'federation.found',
    at: 'begins',
    after: ['agent.found'],
    run: ({ rows, season, secret }) => foundFederations(rows, { season, secret }),
  },
  {
    name: 'federation.found-teams',
    at: 'begins',
    after: ['federation.found'],
    run: ({ rows }) => foundNationalTeams(rows),
  },
];
