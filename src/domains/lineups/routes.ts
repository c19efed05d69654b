import { clubRefusals } from '#domains/club/refusals.ts';
import { findTeamRatings } from '#domains/club/store/team-ratings.ts';
import { clubTeamRefs, findTeamRef } from '#domains/club/store/team-refs.ts';
import { gamesBeforeTeam } from '#domains/game/views/game-refs.ts';
import { MAX_SAVED_LINEUPS } from '#domains/lineups/constants.ts';
import type { LineupView } from '#domains/lineups/contract.ts';
import { lineups } from '#domains/lineups/contract.ts';
import { lineupPolicy } from '#domains/lineups/policy.ts';
import { lineupRefusals } from '#domains/lineups/refusals.ts';
import { partnershipsAmong } from '#domains/lineups/rules/familiarity.ts';
import { avoidableFaults, faultErrors, orderErrors, versionOf } from '#domains/lineups/rules/saving.ts';
import { benchFor } from '#domains/lineups/store/behind-bench.ts';
import { benchOf, dismissSuggestions, saveFromBench, shareBench } from '#domains/lineups/store/bench.ts';
import { nameLetter } from '#domains/lineups/store/letters.ts';
import {
  awayTemplates,
  changeSavedLineup,
  discardSavedLineup,
  findLineup,
  listSavedLineups,
  storeSavedLineup,
} from '#domains/lineups/store/lineups.ts';
import { partnershipsOfTeam } from '#domains/lineups/store/partnerships.ts';
import { loadBench } from '#domains/lineups/views.ts';
import { inactiveSpecialSkills } from '#domains/player/rules/special-skills.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { rosterViews } from '#domains/player/views/roster.ts';
import { rosterPlayers } from '#domains/roster/store/roster-players.ts';
import { asBenchOf, asManagerOf } from '#domains/seat/store/predicates.ts';
import type { PlayerRef, TeamRef } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { emptyLineup, peopleIn } from '#engine/lineup/places.ts';
import { changesBetween } from '#engine/lineup/repair.ts';
import { isAvailable, type RosterPlayer } from '#engine/lineup/roster.ts';
import { type LineupFault, validateLineup } from '#engine/lineup/validate.ts';
import type { BenchOrder } from '#engine/match/input.ts';
import { type ApiContext, authorize, implementing, refuse, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import { type Ability, abilitiesOf } from '#platform/calls/policy.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

const api = implementing(lineups);

export const lineupRoutes = {
  find: api.find.handler(async ({ context, input }) => {
    const team = await teamFor(context, lineupPolicy.see, input.id);
    return { data: await viewOf(context, team) };
  }),

  save: api.save.handler(async ({ context, input }) => {
    const { params, headers, body } = input;
    const team = await teamFor(context, lineupPolicy.edit, params.id);
    const version = versionOf(headers['if-match']) ?? refuse(lineupRefusals.noVersion());
    const today = await readToday(context.db);
    const roster = await rosterPlayers(context.db, { teamId: team.id }, today);
    const faults = avoidableFaults(body.lineup, roster, team.level);
    if (faults.length > 0) {
      refuse(lineupRefusals.faulty(), faultErrors(faults));
    }
    refuseFaultyOrders(body.orders);
    const change = { teamId: team.id, version, ...body, unavailable: unavailableIn(roster), now: context.now };
    const userId = signedIn(context).id;
    const isSaved = await asManager(context, team, async (tx) => {
      const standing = await findLineup(tx, team, roster, context.now);
      return saveFromBench(tx, { team, userId, bench: benchFor(standing.behind, userId), standing, change });
    });
    if (!isSaved) {
      refuse(lineupRefusals.stale());
    }
    return { data: await viewOf(context, team) };
  }),

  share: api.share.handler(async ({ context, input: { id, share } }) => {
    const team = await teamFor(context, lineupPolicy.share, id);
    const userId = signedIn(context).id;
    const done = await asManagerOf(context.db, { teamId: team.id, userId }, async (tx) => {
      const { otherUserId } = await benchOf(tx, { teamId: team.id, userId });
      if (otherUserId === null) return false;
      await shareBench(tx, { teamId: team.id, userId: otherUserId, share });
      return true;
    });
    if (!done) return refuseNotAllowed();
    if (!done.done) refuse(lineupRefusals.noCoach());
  }),

  dismissSuggestion: api.dismissSuggestion.handler(async ({ context, input: { id } }) => {
    const team = await teamFor(context, lineupPolicy.edit, id);
    const userId = signedIn(context).id;
    if (!(await asManager(context, team, (tx) => dismissSuggestions(tx, { teamId: team.id, userId }))))
      refuse(lineupRefusals.noSuggestion());
  }),

  giveLetter: api.giveLetter.handler(async ({ context, input: { id, playerId, letter } }) => {
    const team = await teamFor(context, lineupPolicy.edit, id);
    const { now } = context;
    const userId = signedIn(context).id;
    const named = await asManager(context, team, async (tx) => {
      if (!(await benchOf(tx, { teamId: team.id, userId })).may.lines) return lineupRefusals.notYours();
      const roster = await rosterPlayers(tx, { teamId: team.id }, await readToday(tx));
      return nameLetter(tx, { team, roster, playerId, letter, now });
    });
    if (!named.ok) return refuse(named);
    const { captain, alternates } = named.letters;
    return { data: { captainId: captain, alternateIds: alternates.filter((each) => each !== null) } };
  }),

  autoFill: api.autoFill.handler(async ({ context, input }) => {
    const team = await teamFor(context, lineupPolicy.edit, input.id);
    const today = await readToday(context.db);
    const roster = await rosterPlayers(context.db, { teamId: team.id }, today);
    const partnerships = await partnershipsOfTeam(context.db, team.id);
    const options = { level: team.level, partnerships };
    const isRepair = input.lineup !== null && input.mode === 'repair';
    const lineup = isRepair ? autoFill(roster, input.lineup, options) : autoFill(roster, null, options);
    const before = input.lineup ?? emptyLineup();
    const changes = changesBetween(before, lineup, validateLineup(before, roster, team.level));
    return {
      data: {
        lineup,
        faults: shownFaults(validateLineup(lineup, roster, team.level)),
        changes: changes.map((change) => ({ ...change, fault: change.fault?.code ?? null })),
        absent: await absentFrom(context.db, before, roster),
      },
    };
  }),

  saved: api.saved.handler(async ({ context, input }) => {
    const team = await teamFor(context, lineupPolicy.see, input.id);
    const saved = await listSavedLineups(context.db, team.id);
    return { data: saved.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })) };
  }),

  store: api.store.handler(async ({ context, input }) => {
    const team = await teamFor(context, lineupPolicy.edit, input.id);
    const { name, lineup, tactics, orders } = input;
    refuseFaultyOrders(orders);
    const template = { teamId: team.id, name, lineup, tactics, orders, now: context.now };
    const id = await asManager(context, team, (tx) => storeSavedLineup(tx, template));
    if (id === null) {
      refuse(lineupRefusals.tooManySaved({ max: MAX_SAVED_LINEUPS }), 'name');
    }
    return { data: { id } };
  }),

  change: api.change.handler(async ({ context, input }) => {
    const team = await teamFor(context, lineupPolicy.edit, input.id);
    const { savedId, name, isForAway } = input;
    // Tactics for away games are tactics.
    const bench = await benchOf(context.db, { teamId: team.id, userId: signedIn(context).id });
    if (isForAway !== undefined && !bench.may.tactics) refuse(lineupRefusals.notYours());
    const outcome = await changeSavedLineup(context.db, { teamId: team.id, savedId, name, isForAway });
    if (outcome === 'unknown') refuse(lineupRefusals.unknownSaved());
    if (outcome === 'taken') {
      refuse(lineupRefusals.nameTaken(), 'name');
    }
    return { data: { id: savedId } };
  }),

  discard: api.discard.handler(async ({ context, input }) => {
    const team = await teamFor(context, lineupPolicy.edit, input.id);
    const isGone = await discardSavedLineup(context.db, team.id, input.savedId);
    if (!isGone) refuse(lineupRefusals.unknownSaved());
  }),
};

async function teamFor(context: ApiContext, ability: Ability, teamId: TeamId): Promise<TeamRef> {
  const team = (await findTeamRef(context.db, teamId)) ?? refuse(clubRefusals.unknownTeam());
  authorize(context, ability, { teamId: team.id });
  return team;
}

/** Stores something of a manager's; he may have left the club since he came in. */
async function asManager<T>(
  context: ApiContext,
  team: { id: TeamId },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const result = await asBenchOf(context.db, { teamId: team.id, userId: signedIn(context).id }, work);
  return result ? result.done : refuseNotAllowed();
}

function unavailableIn(roster: readonly RosterPlayer[]): Set<number> {
  return new Set(roster.filter((player) => !isAvailable(player)).map(({ id }) => id));
}

function refuseFaultyOrders(orders: readonly BenchOrder[]): void {
  const errors = orderErrors(orders);
  if (Object.keys(errors).length > 0) refuse(lineupRefusals.faultyOrders(), errors);
}

/** Those who stand in the lineup but are not on the team: sold, loaned, sent down or gone for good. */
async function absentFrom(db: Database, lineup: Lineup, roster: readonly RosterPlayer[]): Promise<PlayerRef[]> {
  const present = new Set(roster.map((player) => player.id));
  const missing = peopleIn(lineup).filter((player) => !present.has(player));
  return [...(await playerRefs(db, missing)).values()];
}

/** The lineup with all that its screen shows; sets the ETag that a save has to send back. */
async function viewOf(context: ApiContext, team: TeamRef): Promise<LineupView> {
  const { db, now } = context;
  const today = await readToday(db);
  const [roster, players, teams, ratings, { nextGame, liveGame }, away, partnerships] = await Promise.all([
    rosterPlayers(db, { teamId: team.id }, today),
    rosterViews(db, { teamId: team.id }, today),
    clubTeamRefs(db, team.clubId),
    findTeamRatings(db, team.id),
    gamesBeforeTeam(db, team.id, now),
    awayTemplates(pgReader(db), [team.id]),
    partnershipsOfTeam(db, team.id),
  ]);
  const stored = await findLineup(db, team, roster, now);
  const { role, bench } = await loadBench(db, {
    teamId: team.id,
    userId: signedIn(context).id,
    behind: stored.behind,
  });
  context.setHeader('ETag', `"${stored.version}"`);
  // The version is the lineup's. Who is hurt, which the answer tells, too, changes without it.
  context.setHeader('Cache-Control', 'no-store');
  return {
    team,
    // Who coaches one team of a club has no business on the benches of the others.
    teams: teams.filter(({ id }) => id === team.id || abilitiesOf(lineupPolicy, context.user, { teamId: id }).see),
    lineup: stored.lineup,
    tactics: stored.tactics,
    orders: stored.orders,
    version: stored.version,
    savedBy: stored.savedBy === 'manager' && stored.isByCoach ? 'coach' : stored.savedBy,
    role,
    bench,
    updatedAt: stored.updatedAt.toISOString(),
    faults: shownFaults(validateLineup(stored.lineup, roster, team.level)),
    players,
    absent: await absentFrom(db, stored.lineup, roster),
    inactiveSpecialSkills: inactiveSpecialSkills(today.secret, today.season),
    ratings: ratings ?? refuse(clubRefusals.unknownTeam()),
    partnerships: partnershipsAmong(partnerships, new Set(roster.map(({ id }) => id))).map(([one, other, games]) => [
      one,
      other,
      games,
    ]),
    nextGame,
    awayTemplate: away.get(team.id)?.name ?? null,
    liveGame,
    abilities: abilitiesOf(lineupPolicy, context.user, { teamId: team.id }),
  };
}

function shownFaults(faults: readonly LineupFault[]): LineupView['faults'] {
  return faults.map(({ code, place, playerId }) => ({ kind: code, place, playerId }));
}
