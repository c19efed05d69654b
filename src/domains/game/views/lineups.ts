/**
 * Who dresses, as far as one may know it: after the faceoff the real lineups, before it one's own as it is saved, and of
 * others what their last game suggests.
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

/** Where everybody stood in a game that has begun, by what the engine was given if that is kept; empty when nothing was. */
export async function placesIn(
  db: Database | Transaction,
  { gameId, teamId, input }: { gameId: GameId; teamId: TeamId; input: MatchInput | undefined },
): Promise<DressedPlace[]> {
  if (input) return placesOf(input.home.teamId === teamId ? input.home : input.away);
  const recorded = await loadRecordedSide(db, gameId, teamId);
  return recorded ? placesByIceTime(recorded.appearances) : [];
}

/** The team of a game to come. */
interface ComingTeam {
  id: TeamId;
  level: TeamLevel | null;
}

/** A team as it would take the ice. */
export interface ProbableTeam {
  players: readonly RosterPlayer[];
  lineup: Lineup;
}

/** The places that a team is likely to fill: see `probableTeam`. */
export async function probablePlaces(db: Database | Transaction, team: ComingTeam): Promise<DressedPlace[]> {
  return placesOf(await probableTeam(db, team));
}

/**
 * The team that is likely to dress, the same for every viewer: the lines of its last game this season with those replaced who cannot play
 * now, else what its roster suggests. The stored lineup is its manager's secret.
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

/** The places of the user's own team as it would take the ice now, from the lineup that is saved. */
export async function ownPlaces(db: Database | Transaction, team: ComingTeam, now: Date): Promise<DressedPlace[]> {
  const roster = await rosterPlayers(db, { teamId: team.id }, await readToday(db));
  const { lineup } = await findLineup(db, team, roster, now);
  return placesOf(teamNow(roster, lineup, team));
}

/** As at a faceoff: anyone who is missing is replaced, and nobody's place stays empty while somebody can stand. */
function teamNow(players: readonly RosterPlayer[], lines: Lineup | null, team: ComingTeam): ProbableTeam {
  const options = { level: dressingLevel(team), isEmergency: true };
  const lineup = lines ? repairLineup(lines, players, options).lineup : autoFill(players, null, options);
  return { players, lineup };
}
