import { ofTeam, teamOf } from '#domains/club/store/asked.ts';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { tiersOf } from '#domains/finances/store/nights.ts';
import { jobPolicy } from '#domains/job/policy.ts';
import { byEmployer, byStaffManager, forEmployer, staffTopics } from '#domains/job/store/employer.ts';
import { dismissForManager, extend, hire } from '#domains/job/store/employing.ts';
import { lineupPolicy } from '#domains/lineups/policy.ts';
import { scouts } from '#domains/scout/contract.ts';
import { scoutRefusals } from '#domains/scout/refusals.ts';
import { assign, recall } from '#domains/scout/store/assignments.ts';
import { setRoadBudget } from '#domains/scout/store/budgets.ts';
import { SCOUTING } from '#domains/scout/store/profession.ts';
import { loadScoutingBudget } from '#domains/scout/views/budget.ts';
import { searchScouts } from '#domains/scout/views/lines.ts';
import { loadNextOpponent } from '#domains/scout/views/next-opponent.ts';
import { loadOpponentReport, watchesOpponents } from '#domains/scout/views/opponent.ts';
import { rankScouts } from '#domains/scout/views/ranking.ts';
import { loadClubScouting, loadOwnScouting } from '#domains/scout/views/reports.ts';
import { loadScout, loadScoutNews } from '#domains/scout/views/scout.ts';
import { loadScoutApplicants, loadScoutStaff } from '#domains/scout/views/staff.ts';
import { teamsOf } from '#domains/seat/policy.ts';
import { implementing, isAllowed, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import { commands, reads, readsBody } from '#platform/calls/handlers.ts';
import { abilitiesOf } from '#platform/calls/policy.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

const budget = reads({ of: forEmployer }, ({ db, team, today }) => loadScoutingBudget(db, today, team.clubId));
const staff = reads({ of: ofTeam }, ({ db, user, team, today }) =>
  loadScoutStaff(db, team, { abilities: abilitiesOf(jobPolicy, user, { teamId: team.id }), today }),
);
/** A command of the club's manager; answers the resulting staff. */
const ofClub = { by: byStaffManager, topics: staffTopics, answers: staff };

export const scoutRoutes = implementing(scouts, {
  scouting: reads({ of: forEmployer }, ({ db, team, today }) => loadClubScouting(db, today, team.clubId)),
  budget: budget,
  setBudget: commands({ by: byEmployer, answers: budget }, ({ tx, team: { clubId }, userId }, { most }) =>
    setRoadBudget(tx, { clubId, userId, most }),
  ),

  opponent: reads(async (call, { id }) => {
    const { db, now, today, userId } = call;
    const setsLines = isAllowed(call, lineupPolicy.see, { teamId: id });
    const { clubId, level } = await teamOf(call, id);
    if (!setsLines && !(await watchesOpponents(db, { userId, clubId }))) refuseNotAllowed();
    return level === 'PRO' ? loadOpponentReport(db, today, { teamId: id, clubId, now }) : null;
  }),
  nextOpponent: reads({ of: ofTeam }, ({ db, today, team, now }) =>
    loadNextOpponent(db, today, { teamId: team.id, now }),
  ),
  mine: reads(({ db, today, userId }) => loadOwnScouting(db, today, userId)),

  assign: commands({}, ({ tx, userId, today }, { id: personId, destination }) =>
    assign(tx, { userId, personId, destination }, today),
  ),
  recall: commands({}, ({ tx, userId }, { id: personId }) => recall(tx, { userId, personId })),

  find: reads(({ db, today }, { id }) => loadScout(db, id, today.season), scoutRefusals.unknown),
  news: reads(
    ({ db, today: { season } }, { id, before }) => loadScoutNews(db, id, { season, before }),
    scoutRefusals.unknown,
  ),
  search: readsBody(async (call, input) => {
    const { db, today } = call;
    const own = teamsOf(signedIn(call))[0];
    const team = own === undefined ? null : await findTeamRef(db, own);
    const tier = team ? ((await tiersOf(pgReader(db))).get(team.leagueId) ?? 1) : 1;
    return searchScouts(db, input, { season: today.season, tier });
  }),
  ranking: reads(({ db }) => rankScouts(db)),

  staff: staff,
  applicants: reads({ of: forEmployer }, ({ db, team, today }) => loadScoutApplicants(db, team, today)),
  hire: commands(ofClub, ({ tx, of }, { id: _, ...terms }) => hire(tx, SCOUTING, { ...of, ...terms })),
  extend: commands(ofClub, ({ tx, of }, { id: _, ...terms }) => extend(tx, SCOUTING, { ...of, ...terms })),
  dismiss: commands(ofClub, ({ tx, of }, { role }) => dismissForManager(tx, SCOUTING, { ...of, role })),
});
