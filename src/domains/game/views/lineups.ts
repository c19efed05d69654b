/**
 * The dressed players, as far as they may be known: after the faceoff the real lineups; before it the user's own as
 * saved, and for other teams what their last game suggests.
 */

import { and, desc, eq, inArray } from 'drizzle-orm';
import type { TeamLevel } from '#domains/club/rules/teams.ts';
import { type DressedPlace, placesByIceTime, placesOf } from '#domains/game/rules/dressed.ts';
import { loadInputs } from '#domains/game/store/inputs.ts';
import { games } from '#domains/game/tables.ts';
import { isOfTeam } from '#domains/game/views/game-refs.ts';
import { loadRecordedSide } from '#domains/game/views/recorded-box.ts';
import { dressingLevel } from '#domains/lineups/rules/dressing-level.ts';
import { findLineup } from '#domains/lineups/store/lineups.ts';
import { rosterPlayers } from '#domains/roster/store/roster-players.ts';
import type { GameId, TeamId } from '#engine/ids.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { repairLineup } from '#engine/lineup/repair.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns the places of all players in a game that has begun, from the engine's input if it was kept; empty when nothing was. */
export async function placesIn(
  db: Database | Transaction,
  { gameId, teamId, input }: { gameId: GameId; teamId: TeamId; input: MatchInput | undefined },
): Promise<DressedPlace[]> {
  if (input) return placesOf(input.home.teamId === teamId ? input.home : input.away);
  const recorded = await loadRecordedSide(db, gameId, teamId);
  return recorded ? placesByIceTime(recorded.appearances) : [];
}

/** The team in an upcoming game. */
interface ComingTeam {
  id: TeamId;
  level: TeamLevel | null;
}

/** A team as it would take the ice. */
export interface ProbableTeam {
  players: readonly RosterPlayer[];
  lineup: Lineup;
}

/** Returns the places that a team is likely to fill: see `probableTeam`. */
export async function probablePlaces(db: Database | Transaction, team: ComingTeam): Promise<DressedPlace[]> {
  return placesOf(await probableTeam(db, team));
}

/**
 * Returns the team that is likely to dress, the same for every viewer: the lines of its last game this season with
 * unavailable players replaced, otherwise what its roster suggests. The stored lineup is its manager's secret.
 */
export async function probableTeam(db: Database | Transaction, team: ComingTeam): Promise<ProbableTeam> {
  const today = await readToday(db);
  const roster = await rosterPlayers(db, { teamId: team.id }, today);
  const [last] = await db
    .select({ id: games.id })
    .from(games)
    .where(and(isOfTeam(team.id), inArray(games.status, ['live', 'final']), eq(games.season, today.season)))
    .orderBy(desc(games.day), desc(games.id))
    .limit(1);
  const input = last && (await loadInputs(db, [last.id])).get(last.id);
  const then = input && (input.home.teamId === team.id ? input.home : input.away).lineup;
  return teamNow(roster, then ?? null, team);
}

/** Returns the places of the user's own team as it would take the ice now, from the saved lineup. */
export async function ownPlaces(db: Database | Transaction, team: ComingTeam, now: Date): Promise<DressedPlace[]> {
  const roster = await rosterPlayers(db, { teamId: team.id }, await readToday(db));
  const { lineup } = await findLineup(db, team, roster, now);
  return placesOf(teamNow(roster, lineup, team));
}

/** Returns the team as at a faceoff: unavailable players are replaced, and no place stays empty while a player is left for it. */
function teamNow(players: readonly RosterPlayer[], lines: Lineup | null, team: ComingTeam): ProbableTeam {
  const options = { level: dressingLevel(team), isEmergency: true };
  const lineup = lines ? repairLineup(lines, players, options).lineup : autoFill(players, null, options);
  return { players, lineup };
}
