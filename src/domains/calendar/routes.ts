import { calendar } from '#domains/calendar/contract.ts';
import { calendarRefusals } from '#domains/calendar/refusals.ts';
import { clubOfToken, findToken, renewToken } from '#domains/calendar/store.ts';
import { clubTeamRefs } from '#domains/club/store/team-refs.ts';
import { loadCalendarFile } from '#domains/club/views/calendar.ts';
import { implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { fact } from '#platform/calls/facts.ts';
import { readToday } from '#platform/clock/today.ts';

const pathOf = (token: string) => `/api/calendars/${token}/club.ics`;

export const calendarRoutes = implementing(calendar, {
  find: async ({ context }) => {
    const token = await findToken(context.db, signedIn(context).id);
    return { data: { path: token === null ? null : pathOf(token) } };
  },
  renew: async ({ context }) => ({
    data: { path: pathOf(await renewToken(context.db, signedIn(context).id)) },
  }),
  file: async ({ context, input: { token } }) => {
    const { db, now } = context;
    const clubId = (await clubOfToken(db, token)) ?? refuse(calendarRefusals.unknown());
    const [{ season }, teams] = await Promise.all([readToday(db), clubTeamRefs(db, clubId)]);
    const file = await fact(db, {
      key: `club-calendar/${clubId}/${season}`,
      topics: teams.map(({ id }) => `team:${id}` as const),
      read: () => loadCalendarFile(db, teams, { season, now }),
    });
    return new File([file], 'club.ics', { type: 'text/calendar; charset=utf-8' });
  },
});
