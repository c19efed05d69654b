/** Who dresses, as far as the public may know it: after the faceoff the real lineups, before it those of the last game. */

import { and, desc, inArray } from 'drizzle-orm';
import { type DressedPlace, placesByIceTime, placesOf } from '#domains/game/rules/dressed.ts';
import { loadInputs } from '#domains/game/store/inputs.ts';
import { games } from '#domains/game/tables.ts';
import { isOfTeam } from '#domains/game/views/game-refs.ts';
import { loadRecordedSide } from '#domains/game/views/recorded-box.ts';
import { dressingLevel } from '#domains/lineups/rules/dressing-level.ts';
import { rosterPlayers } from '#domains/roster/store/roster-players.ts';
import type { GameId, TeamId } from '#engine/ids.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import type { MatchInput } from '#engine/match/input.ts';
import type { Level } from '#engine/player/skills.ts';
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

/** The places that a team is likely to fill: those of its last game, else what its roster suggests to anybody. */
export async function probablePlaces(
  db: Database | Transaction,
  team: { id: number; level: Level | null },
): Promise<DressedPlace[]> {
  const roster = await rosterPlayers(db, { teamId: team.id }, await readToday(db));
  const present = new Set(roster.map((player) => player.id));
  const [last] = await db
    .select({ id: games.id })
    .from(games)
    .where(and(isOfTeam(team.id), inArray(games.status, ['live', 'final'])))
    .orderBy(desc(games.season), desc(games.day), desc(games.id))
    .limit(1);
  const input = last && (await loadInputs(db, [last.id])).get(last.id);
  const places = last ? await placesIn(db, { gameId: last.id, teamId: team.id, input }) : [];
  if (places.length > 0) return places.filter((place) => present.has(place.playerId));
  // The stored lineup is the manager's secret; this is the one that the roster itself suggests.
  return placesOf({ players: roster, lineup: autoFill(roster, null, { level: dressingLevel(team) }) });
}
