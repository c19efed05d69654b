import { findTeamRatings } from '#domains/club/store/team-ratings.ts';
import { clubTeamRefs, findTeamRef } from '#domains/club/store/team-refs.ts';
import { liveGameOf, nextGameOf } from '#domains/game/store/game-refs.ts';
import type { LineupView } from '#domains/lineups/contract.ts';
import {
  avoidableFaults,
  faultErrors,
  MOST_SAVED_LINEUPS,
  mayManage,
  versionOf,
} from '#domains/lineups/rules/saving.ts';
import {
  discardSavedLineup,
  findLineup,
  listSavedLineups,
  saveLineup,
  storeSavedLineup,
} from '#domains/lineups/store.ts';
import { inactiveSpecialSkills } from '#domains/player/rules/special-skills.ts';
import { rosterPlayers } from '#domains/player/store/roster-players.ts';
import { rosterViews } from '#domains/player/store/roster-views.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { repairLineup } from '#engine/lineup/repair.ts';
import { type LineupFault, validateLineup } from '#engine/lineup/validate.ts';
import { type ApiContext, api, refuse, signedIn } from '#server/api.ts';
import { readToday } from '#world/today.ts';

export const lineupRoutes = {
  find: api.lineups.find.handler(async ({ context, input }) => {
    const team = await ownTeam(context, input.id);
    return { data: await viewOf(context, team) };
  }),

  save: api.lineups.save.handler(async ({ context, input }) => {
    const { params, headers, body } = input;
    const team = await ownTeam(context, params.id);
    const version = versionOf(headers['if-match']) ?? refuse(422, 'Say in If-Match which version you have edited.');
    const today = await readToday(context.db);
    const roster = await rosterPlayers(context.db, { teamId: team.id }, today);
    const faults = avoidableFaults(body.lineup, roster, team.level);
    if (faults.length > 0) {
      refuse(
        422,
        'This lineup cannot take the ice. Correct the marked places, or let the assistant repair it.',
        faultErrors(faults),
      );
    }
    const isSaved = await saveLineup(context.db, { teamId: team.id, version, ...body, now: context.now });
    if (!isSaved) {
      refuse(412, 'The lineup was saved elsewhere while you edited it. Compare both, then decide which one to keep.');
    }
    return { data: await viewOf(context, team) };
  }),

  autoFill: api.lineups.autoFill.handler(async ({ context, input }) => {
    const team = await ownTeam(context, input.id);
    const today = await readToday(context.db);
    const roster = await rosterPlayers(context.db, { teamId: team.id }, today);
    const options = { level: team.level };
    const lineup =
      input.lineup && input.mode === 'repair'
        ? repairLineup(input.lineup, roster, options).lineup
        : autoFill(roster, null, options);
    return { data: { lineup, faults: shownFaults(validateLineup(lineup, roster, team.level)) } };
  }),

  saved: api.lineups.saved.handler(async ({ context, input }) => {
    const team = await ownTeam(context, input.id);
    const saved = await listSavedLineups(context.db, team.id);
    return { data: saved.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })) };
  }),

  store: api.lineups.store.handler(async ({ context, input }) => {
    const team = await ownTeam(context, input.id);
    const { name, lineup, tactics } = input;
    const id = await storeSavedLineup(context.db, { teamId: team.id, name, lineup, tactics, now: context.now });
    if (id === null) {
      const message = `You may keep ${MOST_SAVED_LINEUPS} lineups. Throw one away, or use the name of one to replace it.`;
      refuse(422, message, { name: [message] });
    }
    return { data: { id } };
  }),

  discard: api.lineups.discard.handler(async ({ context, input }) => {
    const team = await ownTeam(context, input.id);
    const isGone = await discardSavedLineup(context.db, team.id, input.savedId);
    if (!isGone) refuse(404, 'There is no such stored lineup.');
  }),
};

async function ownTeam(context: ApiContext, teamId: number): Promise<TeamRef> {
  const user = signedIn(context);
  const team = (await findTeamRef(context.db, teamId)) ?? refuse(404, 'There is no such team.');
  if (!mayManage(user, team.id)) refuse(403, 'Only the general manager of a team may see its lineup.');
  return team;
}

/** The lineup with all that its screen shows; sets the ETag that a save has to send back. */
async function viewOf(context: ApiContext, team: TeamRef): Promise<LineupView> {
  const { db, now } = context;
  const today = await readToday(db);
  const [roster, players, teams, ratings, nextGame, liveGame] = await Promise.all([
    rosterPlayers(db, { teamId: team.id }, today),
    rosterViews(db, { teamId: team.id }, today),
    clubTeamRefs(db, team.clubId),
    findTeamRatings(db, team.id),
    nextGameOf(db, team.id, now),
    liveGameOf(db, team.id, now),
  ]);
  const stored = await findLineup(db, team, roster, now);
  context.setHeader('ETag', `"${stored.version}"`);
  // The version is the lineup's. Who is hurt, which the answer tells, too, changes without it.
  context.setHeader('Cache-Control', 'no-store');
  return {
    team,
    teams,
    lineup: stored.lineup,
    tactics: stored.tactics,
    version: stored.version,
    savedBy: stored.savedBy,
    updatedAt: stored.updatedAt.toISOString(),
    faults: shownFaults(validateLineup(stored.lineup, roster, team.level)),
    players,
    inactiveSpecialSkills: inactiveSpecialSkills(today.season),
    ratings: ratings ?? refuse(404, 'There is no such team.'),
    nextGame,
    liveGame,
  };
}

function shownFaults(faults: readonly LineupFault[]): LineupView['faults'] {
  return faults.map(({ code, place, playerId }) => ({ kind: code, place, playerId }));
}
