import { clubRefusals } from '#domains/club/refusals.ts';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { tiersOf } from '#domains/finances/store/nights.ts';
import { jobPolicy } from '#domains/job/policy.ts';
import { type Employing, employ } from '#domains/job/store/employer.ts';
import { dismissForManager, extend, hire } from '#domains/job/store/employing.ts';
import { lineupPolicy } from '#domains/lineups/policy.ts';
import { scouts } from '#domains/scout/contract.ts';
import { scoutRefusals } from '#domains/scout/refusals.ts';
import { assign, recall } from '#domains/scout/store/assignments.ts';
import { setRoadBudget } from '#domains/scout/store/budgets.ts';
import { SCOUTING } from '#domains/scout/store/profession.ts';
import { loadScoutingBudget } from '#domains/scout/views/budget.ts';
import { searchScouts } from '#domains/scout/views/lines.ts';
import { loadOpponentReport, watchesOpponents } from '#domains/scout/views/opponent.ts';
import { rankScouts } from '#domains/scout/views/ranking.ts';
import { loadClubScouting, loadOwnScouting } from '#domains/scout/views/reports.ts';
import { loadScout, loadScoutNews } from '#domains/scout/views/scout.ts';
import { loadScoutApplicants, loadScoutStaff } from '#domains/scout/views/staff.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { PersonId, TeamId, UserId } from '#engine/ids.ts';
import {
  type ApiContext,
  authorize,
  implementing,
  isAllowed,
  refuse,
  refuseNotAllowed,
  signedIn,
} from '#platform/calls/api.ts';
import { abilitiesOf } from '#platform/calls/policy.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

const api = implementing(scouts);

export const scoutRoutes = {
  scouting: api.scouting.handler(async ({ context, input: { id } }) => {
    authorize(context, jobPolicy.employ, { teamId: id });
    const { clubId } = await teamOf(context, id);
    return { data: await loadClubScouting(context.db, await readToday(context.db), clubId) };
  }),

  budget: api.budget.handler(async ({ context, input: { id } }) => {
    authorize(context, jobPolicy.employ, { teamId: id });
    const { clubId } = await teamOf(context, id);
    return { data: await loadScoutingBudget(context.db, await readToday(context.db), clubId) };
  }),

  setBudget: api.setBudget.handler(async ({ context, input: { id, most } }) => {
    authorize(context, jobPolicy.employ, { teamId: id });
    const { db } = context;
    const { clubId } = await teamOf(context, id);
    const userId = signedIn(context).id;
    const done = await asManagerOf(db, { teamId: id, userId }, async (tx) => {
      await setRoadBudget(tx, { clubId, userId, most });
      return true;
    });
    return done ? { data: await loadScoutingBudget(db, await readToday(db), clubId) } : refuseNotAllowed();
  }),

  opponent: api.opponent.handler(async ({ context, input: { id } }) => {
    const setsLines = isAllowed(context, lineupPolicy.see, { teamId: id });
    const { clubId, level } = await teamOf(context, id);
    const { db, now } = context;
    if (!setsLines && !(await watchesOpponents(db, { userId: signedIn(context).id, clubId }))) refuseNotAllowed();
    if (level !== 'PRO') return { data: null };
    return { data: await loadOpponentReport(db, await readToday(db), { teamId: id, clubId, now }) };
  }),

  mine: api.mine.handler(async ({ context }) => {
    return { data: await loadOwnScouting(context.db, await readToday(context.db), signedIn(context).id) };
  }),

  assign: api.assign.handler(({ context, input: { id, destination } }) =>
    send(context, id, (tx, sending, today) => assign(tx, { ...sending, destination }, today)),
  ),

  recall: api.recall.handler(({ context, input: { id } }) => send(context, id, recall)),

  find: api.find.handler(async ({ context, input: { id } }) => {
    const { season } = await readToday(context.db);
    return { data: (await loadScout(context.db, id, season)) ?? refuse(scoutRefusals.unknown()) };
  }),

  news: api.news.handler(async ({ context, input: { id, before } }) => {
    const { season } = await readToday(context.db);
    return { data: (await loadScoutNews(context.db, id, { season, before })) ?? refuse(scoutRefusals.unknown()) };
  }),

  search: api.search.handler(async ({ context, input }) => {
    const { db } = context;
    const { season } = await readToday(db);
    const own = signedIn(context).teamIds[0];
    const team = own === undefined ? null : await findTeamRef(db, own);
    const tier = team ? ((await tiersOf(pgReader(db))).get(team.leagueId) ?? 1) : 1;
    return searchScouts(db, input, { season, tier });
  }),

  ranking: api.ranking.handler(async ({ context }) => ({ data: await rankScouts(context.db) })),

  staff: api.staff.handler(async ({ context, input }) => ({
    data: await staffOf(context, await teamOf(context, input.id)),
  })),

  applicants: api.applicants.handler(async ({ context, input: { id } }) => {
    authorize(context, jobPolicy.employ, { teamId: id });
    const team = await teamOf(context, id);
    return { data: await loadScoutApplicants(context.db, team, await readToday(context.db)) };
  }),

  hire: api.hire.handler(({ context, input: { id, role, personId, ...terms } }) =>
    asEmployer(context, id, (tx, of) => hire(tx, SCOUTING, { ...of, role, personId, ...terms })),
  ),

  extend: api.extend.handler(({ context, input: { id, role, ...terms } }) =>
    asEmployer(context, id, (tx, of) => extend(tx, SCOUTING, { ...of, role, ...terms })),
  ),

  dismiss: api.dismiss.handler(({ context, input: { id, role } }) =>
    asEmployer(context, id, (tx, of) => dismissForManager(tx, SCOUTING, { ...of, role })),
  ),
};

async function teamOf(context: ApiContext, teamId: TeamId): Promise<TeamRef> {
  return (await findTeamRef(context.db, teamId)) ?? refuse(clubRefusals.unknownTeam());
}

async function staffOf(context: ApiContext, team: TeamRef) {
  const abilities = abilitiesOf(jobPolicy, context.user, { teamId: team.id });
  return loadScoutStaff(context.db, team, { abilities, today: await readToday(context.db) });
}

/** What a scout's user or the manager of his club tells him, in a transaction. */
async function send(
  context: ApiContext,
  personId: PersonId,
  command: (
    tx: Transaction,
    sending: { userId: UserId; personId: PersonId },
    today: Today,
  ) => Promise<{ ok: true } | Refused>,
): Promise<void> {
  const today = await readToday(context.db);
  const sending = { userId: signedIn(context).id, personId };
  const done = await context.db.transaction((tx) => command(tx, sending, today));
  if (!done.ok) refuse(done);
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
