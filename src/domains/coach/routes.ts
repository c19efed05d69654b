import { ofTeam, teamOf } from '#domains/club/store/asked.ts';
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
import { byPresident, byStaffManager, forEmployer, nationEmploying, staffTopics } from '#domains/job/store/employer.ts';
import { dismiss, dismissForManager, extend, hire } from '#domains/job/store/employing.ts';
import { jobTopics } from '#domains/job/store/topics.ts';
import { teamsOf } from '#domains/seat/policy.ts';
import type { TeamId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, signedIn } from '#platform/calls/api.ts';
import { type Acting, commands, reads, readsBody } from '#platform/calls/handlers.ts';
import { abilitiesOf } from '#platform/calls/policy.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

const staff = reads({ of: ofTeam }, ({ db, user, team, today }) =>
  loadStaff(db, team, { abilities: abilitiesOf(jobPolicy, user, { teamId: team.id }), today }),
);
/** A command of the club's manager; answers the resulting staff. */
const ofClub = { by: byStaffManager, topics: staffTopics, answers: staff };

const nationStaff = reads(
  ({ db, user, today }, { id }: { id: number }) =>
    loadNationStaff(db, id, { abilities: abilitiesOf(jobPolicy, user, { federationId: id }), today }),
  federationRefusals.unknown,
);
/** A command of the nation's president; answers the resulting staff. */
const ofNation = { by: byPresident, topics: ({ tx }: Acting) => jobTopics(tx, []), answers: nationStaff };

export const coachRoutes = implementing(coaches, {
  staff: staff,
  find: reads(({ db, today }, { id }) => loadCoach(db, id, today.season), coachRefusals.unknown),
  stats: reads(({ db, today }, { id }) => loadCoachStats(db, id, today.season), coachRefusals.unknown),
  news: reads(
    ({ db, today: { season } }, { id, before }) => loadCoachNews(db, id, { season, before }),
    coachRefusals.unknown,
  ),
  gameLogs: readsBody(
    ({ db, now, today }, { id, season, stage, page }) =>
      loadCoachGames(db, id, { season, stage, present: today.season, now, page }),
    coachRefusals.unknown,
  ),
  search: readsBody(async (call, input) => {
    const { db, today } = call;
    const { federation: nationId } = input;
    const employer = nationId === undefined ? await ownClub(call) : await nationAsEmployer(db, nationId, today.season);
    return searchCoaches(db, input, { season: today.season, employer });
  }),
  breakdown: reads(async (call, { id: personId, role, team, federation }) => {
    const at = federation === undefined ? await clubAskedAbout(call, team) : atNation(federation);
    return loadBreakdown(call.db, { personId, role, at, season: call.today.season });
  }, coachRefusals.unknown),
  ranking: reads(({ db }) => rankCoaches(db)),
  tracker: readsBody(({ db, today }, { season, league, page }) =>
    trackJobs(db, { season, league, page }, today.season),
  ),

  applicants: reads({ of: forEmployer }, ({ db, team, today }) => loadCoachApplicants(db, team, today)),
  hire: commands(ofClub, ({ tx, of }, { id: _, ...terms }) => hire(tx, COACHING, { ...of, ...terms })),
  extend: commands(ofClub, ({ tx, of }, { id: _, ...terms }) => extend(tx, COACHING, { ...of, ...terms })),
  dismiss: commands(ofClub, ({ tx, of }, { role }) => dismissForManager(tx, COACHING, { ...of, role })),

  nationStaff: nationStaff,
  nationApplicants: reads((call, { id }) => {
    authorize(call, jobPolicy.employForNation, { federationId: id });
    return loadNationApplicants(call.db, id, call.today);
  }),
  hireForNation: commands(ofNation, async (call, { id: _, ...terms }) =>
    hire(call.tx, COACHING, { ...(await nationEmploying(call)), ...terms }),
  ),
  extendForNation: commands(ofNation, async (call, { id: _, ...terms }) =>
    extend(call.tx, COACHING, { ...(await nationEmploying(call)), ...terms }),
  ),
  dismissForNation: commands(ofNation, async (call, { role }) =>
    dismiss(call.tx, COACHING, { ...(await nationEmploying(call)), role }),
  ),
});

/** Returns the user's club as coaches see it when they set their asking salary; one of the top tier for users without a club. */
async function ownClub(context: ApiContext) {
  const { db } = context;
  const own = teamsOf(signedIn(context))[0];
  const team = own === undefined ? null : await findTeamRef(db, own);
  const tier = team ? ((await tiersOf(pgReader(db))).get(team.leagueId) ?? 1) : 1;
  return { at: atClub(team?.clubId ?? 0), tier };
}

/** Returns the club of the requested team, otherwise the user's own; null: none. */
async function clubAskedAbout(context: ApiContext, teamId: TeamId | undefined) {
  const asked = teamId ?? teamsOf(signedIn(context))[0];
  return asked === undefined ? null : atClub((await teamOf(context, asked)).clubId);
}
