import { clubRefusals } from '#domains/club/refusals.ts';

import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { coaches } from '#domains/coach/contract.ts';
import { coachRefusals } from '#domains/coach/refusals.ts';
import { COACHING } from '#domains/coach/store/profession.ts';
import { loadBreakdown } from '#domains/coach/views/breakdown.ts';
import { searchCoaches, trackJobs } from '#domains/coach/views/center.ts';
import { loadCoach, loadCoachGames, loadCoachNews, loadCoachStats } from '#domains/coach/views/coach.ts';
import { loadNationApplicants, loadNationStaff, nationAsEmployer } from '#domains/coach/views/nation-staff.ts';
import { rankCoaches } from '#domains/coach/views/ranking.ts';
import { loadCoachApplicants, loadStaff } from '#domains/coach/views/staff.ts';
import { federationRefusals } from '#domains/federation/refusals.ts';
import { tiersOf } from '#domains/finances/store/nights.ts';
import { jobPolicy } from '#domains/job/policy.ts';
import { atClub, atNation } from '#domains/job/rules.ts';
import { type Employing, employ, employForNation } from '#domains/job/store/employer.ts';
import { dismiss, dismissForManager, extend, hire } from '#domains/job/store/employing.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { NationId, TeamId } from '#engine/ids.ts';
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

  gameLogs: api.gameLogs.handler(async ({ context, input: { id, season, stage, page } }) => {
    const { db, now } = context;
    const { season: present } = await readToday(db);
    return (await loadCoachGames(db, id, { season, stage, present, now, page })) ?? refuse(coachRefusals.unknown());
  }),

  search: api.search.handler(async ({ context, input }) => {
    const { db } = context;
    const { season } = await readToday(db);
    const { federation: nationId } = input;
    const employer = nationId === undefined ? await ownClub(context) : await nationAsEmployer(db, nationId, season);
    return searchCoaches(db, input, { season, employer });
  }),

  breakdown: api.breakdown.handler(async ({ context, input: { id, role, team, federation } }) => {
    const { db } = context;
    const { season } = await readToday(db);
    const at = federation === undefined ? await clubAskedAbout(context, team) : atNation(federation);
    return { data: (await loadBreakdown(db, { personId: id, role, at, season })) ?? refuse(coachRefusals.unknown()) };
  }),

  ranking: api.ranking.handler(async ({ context }) => ({ data: await rankCoaches(context.db) })),

  tracker: api.tracker.handler(async ({ context, input: { season, league, page } }) =>
    trackJobs(context.db, { season, league, page }, (await readToday(context.db)).season),
  ),

  applicants: api.applicants.handler(async ({ context, input: { id } }) => {
    authorize(context, jobPolicy.employ, { teamId: id });
    const team = await teamOf(context, id);
    return { data: await loadCoachApplicants(context.db, team, await readToday(context.db)) };
  }),

  hire: api.hire.handler(({ context, input: { id, role, personId, ...terms } }) =>
    asEmployer(context, id, (tx, of) => hire(tx, COACHING, { ...of, role, personId, ...terms })),
  ),

  extend: api.extend.handler(({ context, input: { id, role, ...terms } }) =>
    asEmployer(context, id, (tx, of) => extend(tx, COACHING, { ...of, role, ...terms })),
  ),

  dismiss: api.dismiss.handler(({ context, input: { id, role } }) =>
    asEmployer(context, id, (tx, of) => dismissForManager(tx, COACHING, { ...of, role })),
  ),

  nationStaff: api.nationStaff.handler(({ context, input: { id } }) => nationAnswer(context, id)),

  nationApplicants: api.nationApplicants.handler(async ({ context, input: { id } }) => {
    authorize(context, jobPolicy.employForNation, { federationId: id });
    return { data: await loadNationApplicants(context.db, id, await readToday(context.db)) };
  }),

  hireForNation: api.hireForNation.handler(({ context, input: { id, role, personId, ...terms } }) =>
    asPresident(context, id, (tx, of) => hire(tx, COACHING, { ...of, role, personId, ...terms })),
  ),

  extendForNation: api.extendForNation.handler(({ context, input: { id, role, ...terms } }) =>
    asPresident(context, id, (tx, of) => extend(tx, COACHING, { ...of, role, ...terms })),
  ),

  dismissForNation: api.dismissForNation.handler(({ context, input: { id, role } }) =>
    asPresident(context, id, (tx, of) => dismiss(tx, COACHING, { ...of, role })),
  ),
};

/** The club of the one who asks, as coaches know it who name what they ask; one of the top tier for who has none. */
async function ownClub(context: ApiContext) {
  const { db } = context;
  const own = signedIn(context).teamIds[0];
  const team = own === undefined ? null : await findTeamRef(db, own);
  const tier = team ? ((await tiersOf(pgReader(db))).get(team.leagueId) ?? 1) : 1;
  return { at: atClub(team?.clubId ?? 0), tier };
}

/** The club of a team that is asked about, else one's own; null: one has none. */
async function clubAskedAbout(context: ApiContext, teamId: TeamId | undefined) {
  const asked = teamId ?? signedIn(context).teamIds[0];
  if (asked === undefined) return null;
  return atClub((await teamOf(context, asked)).clubId);
}

/** A command of the president; answers the staff as it is then. */
async function asPresident(
  context: ApiContext,
  nationId: NationId,
  command: (tx: Transaction, of: Employing) => Promise<{ ok: true } | Refused>,
) {
  await employForNation(context, nationId, command);
  return nationAnswer(context, nationId);
}

async function nationAnswer(context: ApiContext, nationId: NationId) {
  const abilities = abilitiesOf(jobPolicy, context.user, { federationId: nationId });
  const staff = await loadNationStaff(context.db, nationId, { abilities, today: await readToday(context.db) });
  return { data: staff ?? refuse(federationRefusals.unknown()) };
}

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
