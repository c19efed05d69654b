import { clubRefusals } from '#domains/club/refusals.ts';

import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { coaches } from '#domains/coach/contract.ts';
import { coachRefusals } from '#domains/coach/refusals.ts';
import { COACHING } from '#domains/coach/store/profession.ts';
import { searchCoaches, trackJobs } from '#domains/coach/views/center.ts';
import { loadCoach, loadCoachGames, loadCoachNews, loadCoachStats } from '#domains/coach/views/coach.ts';
import { loadCoachApplicants, loadStaff } from '#domains/coach/views/staff.ts';
import { tiersOf } from '#domains/finances/store/nights.ts';
import { jobPolicy } from '#domains/job/policy.ts';
import { type Employing, employ } from '#domains/job/store/employer.ts';
import { dismiss, extend, hire } from '#domains/job/store/employing.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { abilitiesOf } from '#platform/calls/policy.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';

import { pgReader } from '#platform/rows/pg-rows.ts';

const api = implementing(coaches);

export const coachRoutes = {
  staff: api.staff.handler(async ({ context, input }) => ({
    data: await staffOf(context, await teamOf(context, input.id)),
  })),

  find: api.find.handler(async ({ context, input: { id } }) => {
    const { season } = await readToday(context.db);
    return { data: (await loadCoach(context.db, id, season)) ?? refuse(coachRefusals.unknown()) };
  }),

  stats: api.stats.handler(async ({ context, input: { id } }) => {
    const { season } = await readToday(context.db);
    return { data: (await loadCoachStats(context.db, id, season)) ?? refuse(coachRefusals.unknown()) };
  }),

  news: api.news.handler(async ({ context, input: { id, before } }) => {
    const { season } = await readToday(context.db);
    return { data: (await loadCoachNews(context.db, id, { season, before })) ?? refuse(coachRefusals.unknown()) };
  }),

  gameLogs: api.gameLogs.handler(async ({ context, input: { id, season } }) => {
    const { db, now } = context;
    const { season: present } = await readToday(db);
    const data = await loadCoachGames(db, id, { season, present, now });
    return { data: data ?? refuse(coachRefusals.unknown()) };
  }),

  search: api.search.handler(async ({ context, input }) => {
    const { db } = context;
    const { season } = await readToday(db);
    const own = signedIn(context).teamIds[0];
    const team = own === undefined ? null : await findTeamRef(db, own);
    const tier = team ? ((await tiersOf(pgReader(db))).get(team.leagueId) ?? 1) : 1;
    return searchCoaches(db, input, { season, tier });
  }),

  tracker: api.tracker.handler(async ({ context, input: { season, league, page } }) =>
    trackJobs(context.db, { season, league, page }, (await readToday(context.db)).season),
  ),

  applicants: api.applicants.handler(async ({ context, input: { id } }) => {
    authorize(context, jobPolicy.employ, { teamId: id });
    const team = await teamOf(context, id);
    return { data: await loadCoachApplicants(context.db, team, await readToday(context.db)) };
  }),

  hire: api.hire.handler(({ context, input: { id, role, personId, pay, untilSeason } }) =>
    asEmployer(context, id, (tx, of) => hire(tx, COACHING, { ...of, role, personId, pay, untilSeason })),
  ),

  extend: api.extend.handler(({ context, input: { id, role, pay, untilSeason } }) =>
    asEmployer(context, id, (tx, of) => extend(tx, COACHING, { ...of, role, pay, untilSeason })),
  ),

  dismiss: api.dismiss.handler(({ context, input: { id, role } }) =>
    asEmployer(context, id, (tx, of) => dismiss(tx, COACHING, { ...of, role })),
  ),
};

async function teamOf(context: ApiContext, teamId: TeamId): Promise<TeamRef> {
  return (await findTeamRef(context.db, teamId)) ?? refuse(clubRefusals.unknownTeam());
}

async function staffOf(context: ApiContext, team: TeamRef) {
  const abilities = abilitiesOf(jobPolicy, context.user, { teamId: team.id });
  return loadStaff(context.db, team, { abilities, today: await readToday(context.db) });
}

/** A command of the club's manager; answers the staff as it is then. */
async function asEmployer(
  context: ApiContext,
  teamId: TeamId,
  command: (tx: Transaction, of: Employing) => Promise<{ ok: true } | Refused>,
) {
  const team = await teamOf(context, teamId);
  await employ(context, team, command);
  return { data: await staffOf(context, team) };
}
