import { clubRefusals } from '#domains/club/refusals.ts';
import { teamsOfNation } from '#domains/club/store/national-teams.ts';
import { findTeamRatings } from '#domains/club/store/team-ratings.ts';
import { anyTeamRefs, clubTeamRefs } from '#domains/club/store/team-refs.ts';
import { gamesBeforeTeam, lastGameOf } from '#domains/game/views/game-refs.ts';
import { MAX_SAVED_LINEUPS } from '#domains/lineups/constants.ts';
import type { LineupView, NationLines } from '#domains/lineups/contract.ts';
import { lineups } from '#domains/lineups/contract.ts';
import { lineupPolicy } from '#domains/lineups/policy.ts';
import { lineupRefusals } from '#domains/lineups/refusals.ts';
import { dressingLevel } from '#domains/lineups/rules/dressing-level.ts';
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
import { visibleTo } from '#domains/player/rules/privacy.ts';
import { inactiveSpecialSkills } from '#domains/player/rules/special-skills.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { rosterViews } from '#domains/player/views/roster.ts';
import { rosterPlayers } from '#domains/roster/store/roster-players.ts';
import { asBenchOf } from '#domains/seat/store/predicates.ts';
import type { AnyTeamRef, PlayerRef } from '#domains/shapes.ts';
import type { NationId, TeamId } from '#engine/ids.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { emptyLineup, peopleIn } from '#engine/lineup/places.ts';
import { changesBetween } from '#engine/lineup/repair.ts';
import { isAvailable, type RosterPlayer } from '#engine/lineup/roster.ts';
import { type LineupFault, validateLineup } from '#engine/lineup/validate.ts';
import type { BenchOrder } from '#engine/match/input.ts';
import { type ApiContext, authorize, implementing, refuse, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import { commands, delegates, type Finding, reads, type Seat } from '#platform/calls/handlers.ts';
import { type Ability, abilitiesOf } from '#platform/calls/policy.ts';
import { doorRefusals } from '#platform/calls/refusals.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

interface OfTeam {
  id: TeamId;
}

/** Finds the team in the address, a club's or a nation's, if the user has the ability on it. */
const forBench =
  (ability: Ability): Finding<OfTeam, { team: AnyTeamRef }> =>
  async (context, { id }) => {
    const team = (await anyTeamRefs(context.db, [id])).get(id) ?? refuse(clubRefusals.unknownTeam());
    authorize(context, ability, { teamId: id });
    return { team };
  };

/** Returns the seat at the bench of that team. */
const byBench = (ability: Ability): Seat<OfTeam, { team: AnyTeamRef }> => ({
  find: forBench(ability),
  within: (db, { team, userId }, work) => asBenchOf(db, { teamId: team.id, userId }, work),
});

const edit = { by: byBench(lineupPolicy.edit) };
const bench = reads({ of: forBench(lineupPolicy.see) }, (call) => viewOf(call, call.team));

export const lineupRoutes = implementing(lineups, {
  find: bench,

  ofNation: reads(async (call, { id }: { id: NationId }) => {
    const lines = await nationLinesOf(call, id);
    return lines.length > 0 ? lines : null;
  }, clubRefusals.unknownTeam),

  save: ({ context, input: { params, headers, body } }) =>
    commands({ ...edit, otherwise: lineupRefusals.stale, answers: bench }, async (call) => {
      const { tx, team, userId, today, now } = call;
      const version = versionOf(headers['if-match']) ?? refuse(doorRefusals.noVersion());
      const roster = await rosterPlayers(tx, { teamId: team.id }, today);
      const faults = avoidableFaults(body.lineup, roster, dressingLevel(team));
      if (faults.length > 0) refuse(lineupRefusals.faulty(), faultErrors(faults));
      refuseFaultyOrders(body.orders);
      const change = { teamId: team.id, version, ...body, unavailable: unavailableIn(roster), now };
      const standing = await findLineup(tx, team, roster, now);
      return saveFromBench(tx, { team, userId, bench: benchFor(standing.behind, userId), standing, change });
    })({ context, input: params }),

  share: commands(
    { by: byBench(lineupPolicy.share), otherwise: lineupRefusals.noCoach },
    async ({ tx, team: { id: teamId }, userId }, { share }) => {
      const { role, otherUserId } = await benchOf(tx, { teamId, userId });
      if (role !== 'manager') return refuseNotAllowed();
      return otherUserId !== null && shareBench(tx, { teamId, userId: otherUserId, share });
    },
  ),
  dismissSuggestion: commands(
    { ...edit, otherwise: lineupRefusals.noSuggestion },
    ({ tx, team: { id: teamId }, userId }) => dismissSuggestions(tx, { teamId, userId }),
  ),
  giveLetter: commands(
    edit,
    async ({ tx, team, userId, now }, { playerId, letter }) => {
      const { id: teamId } = team;
      if (!(await benchOf(tx, { teamId, userId })).may.lines) return lineupRefusals.notYours();
      const roster = await rosterPlayers(tx, { teamId }, await readToday(tx));
      return nameLetter(tx, { team, roster, playerId, letter, now });
    },
    ({ letters: { captain, alternates } }) => ({
      captainId: captain,
      alternateIds: alternates.filter((each) => each !== null),
    }),
  ),

  autoFill: reads({ of: forBench(lineupPolicy.edit) }, async ({ db, team, today }, input) => {
    const roster = await rosterPlayers(db, { teamId: team.id }, today);
    const level = dressingLevel(team);
    const options = { level, partnerships: await partnershipsOfTeam(db, team.id) };
    const isRepair = input.lineup !== null && input.mode === 'repair';
    const lineup = isRepair ? autoFill(roster, input.lineup, options) : autoFill(roster, null, options);
    const before = input.lineup ?? emptyLineup();
    const changes = changesBetween(before, lineup, validateLineup(before, roster, level));
    return {
      lineup,
      faults: shownFaults(validateLineup(lineup, roster, level)),
      changes: changes.map((change) => ({ ...change, fault: change.fault?.code ?? null })),
      absent: await absentFrom(db, before, roster),
    };
  }),

  saved: reads({ of: forBench(lineupPolicy.see) }, async ({ db, team }) => {
    const saved = await listSavedLineups(db, team.id);
    return saved.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() }));
  }),
  store: commands(
    edit,
    async ({ tx, team, now }, { id: _, ...template }) => {
      refuseFaultyOrders(template.orders);
      const id = await storeSavedLineup(tx, { teamId: team.id, ...template, now });
      return id ?? refuse(lineupRefusals.tooManySaved({ max: MAX_SAVED_LINEUPS }), 'name');
    },
    (id) => ({ id }),
  ),
  change: delegates(
    { by: forBench(lineupPolicy.edit) },
    async ({ db, team: { id: teamId }, userId }, { savedId, name, isForAway }) => {
      // Tactics for away games need the permission to set tactics.
      const { may } = await benchOf(db, { teamId, userId });
      if (isForAway !== undefined && !may.tactics) refuse(lineupRefusals.notYours());
      const outcome = await changeSavedLineup(db, { teamId, savedId, name, isForAway });
      if (outcome === 'unknown') refuse(lineupRefusals.unknownSaved());
      if (outcome === 'taken') refuse(lineupRefusals.nameTaken(), 'name');
    },
    (_, { savedId: id }) => ({ id }),
  ),
  discard: delegates(
    { by: forBench(lineupPolicy.edit), otherwise: lineupRefusals.unknownSaved },
    ({ db, team }, { savedId }) => discardSavedLineup(db, team.id, savedId),
  ),
});

/** Returns the teams of the same owner. */
async function teamsBeside(db: Database, team: AnyTeamRef): Promise<AnyTeamRef[]> {
  if (team.clubId !== null) return clubTeamRefs(db, team.clubId);
  return team.nationId === null ? [team] : nationTeamRefs(db, team.nationId);
}

/** Returns the senior and U20 teams of a nation, in this order. */
async function nationTeamRefs(db: Database, nationId: NationId): Promise<AnyTeamRef[]> {
  const ids = (await teamsOfNation(pgReader(db), nationId)).map(({ id }) => id);
  const refs = await anyTeamRefs(db, ids);
  return ids.flatMap((id) => refs.get(id) ?? []);
}

/** Returns the teams of a nation with the user's permissions on their lines. */
async function nationLinesOf({ db, user, now }: ApiContext, nationId: NationId): Promise<NationLines> {
  const teams = await nationTeamRefs(db, nationId);
  return Promise.all(
    teams.map(async (team) => ({
      team,
      abilities: abilitiesOf(lineupPolicy, user, { teamId: team.id }),
      lastGame: await lastGameOf(db, team.id, now),
    })),
  );
}

function unavailableIn(roster: readonly RosterPlayer[]): Set<number> {
  return new Set(roster.filter((player) => !isAvailable(player)).map(({ id }) => id));
}

function refuseFaultyOrders(orders: readonly BenchOrder[]): void {
  const errors = orderErrors(orders);
  if (Object.keys(errors).length > 0) refuse(lineupRefusals.faultyOrders(), errors);
}

/** Returns the players in the lineup who are not on the team: traded, loaned, sent down or gone for good. */
async function absentFrom(db: Database, lineup: Lineup, roster: readonly RosterPlayer[]): Promise<PlayerRef[]> {
  const present = new Set(roster.map((player) => player.id));
  const missing = peopleIn(lineup).filter((player) => !present.has(player));
  return [...(await playerRefs(db, missing)).values()];
}

/** Returns the lineup with everything its screen shows; sets the ETag that a save has to send back. */
async function viewOf(context: ApiContext, team: AnyTeamRef): Promise<LineupView> {
  const { db, now } = context;
  const today = await readToday(db);
  const [roster, players, teams, ratings, { nextGame, liveGame }, away, partnerships] = await Promise.all([
    rosterPlayers(db, { teamId: team.id }, today),
    rosterViews(db, { teamId: team.id }, today),
    teamsBeside(db, team),
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
  // The version is that of the lineup, but the answer also lists injuries, which change without it.
  context.setHeader('Cache-Control', 'no-store');
  return {
    team,
    level: dressingLevel(team),
    // The coach of one team of a club may not see the other teams' benches.
    teams: teams.filter(({ id }) => id === team.id || abilitiesOf(lineupPolicy, context.user, { teamId: id }).see),
    lineup: stored.lineup,
    tactics: stored.tactics,
    orders: stored.orders,
    version: stored.version,
    savedBy: stored.savedBy === 'manager' && stored.isByCoach ? 'coach' : stored.savedBy,
    role,
    bench,
    updatedAt: stored.updatedAt.toISOString(),
    faults: shownFaults(validateLineup(stored.lineup, roster, dressingLevel(team))),
    players: players.map((player) => visibleTo(context.user, player)),
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
