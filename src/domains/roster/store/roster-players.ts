/** Players for lineup logic and the match engine. */

import { asc, inArray, sql } from 'drizzle-orm';
import { suspendedAmong } from '#domains/discipline/store/suspensions.ts';
import { rosterPlayerOf } from '#domains/player/rules/life.ts';
import { players, teamPlayers } from '#domains/player/tables.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import { fact } from '#platform/calls/facts.ts';
import { knownToServer } from '#platform/clock/secret.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** All players of one team, a club's or another, or certain players. */
export type WhichPlayers = { teamId: TeamId } | { playerIds: readonly PlayerId[] };

/** Returns the condition for `WhichPlayers` on the table of players. */
export function arePlayers(which: WhichPlayers) {
  if ('playerIds' in which) return inArray(players.id, [...which.playerIds]);
  // As a list computed once, so that the team index and the id index are each used for their part.
  const called = sql`array(select ${teamPlayers.playerId} from ${teamPlayers} where ${teamPlayers.teamId} = ${which.teamId}
    and ${teamPlayers.ownerKind} <> 'club' and ${teamPlayers.toDay} is null)`;
  return sql`(${players.teamId} = ${which.teamId} or ${players.id} = any(${called}))`;
}

/**
 * Returns roster players, by id. Two queries.
 * @param today decides age classes, who is still injured and which special skills count.
 */
export async function rosterPlayers(
  db: Database | Transaction,
  which: WhichPlayers,
  today: Pick<Today, 'season' | 'absoluteDay'>,
): Promise<RosterPlayer[]> {
  if ('teamId' in which) {
    return fact(db, {
      key: `roster-players/${which.teamId}/${today.absoluteDay}`,
      topics: [`team:${which.teamId}`],
      read: () => loadRosterPlayers(db, which, today),
    });
  }
  return which.playerIds.length === 0 ? [] : loadRosterPlayers(db, which, today);
}

async function loadRosterPlayers(
  db: Database | Transaction,
  which: WhichPlayers,
  today: Pick<Today, 'season' | 'absoluteDay'>,
): Promise<RosterPlayer[]> {
  const rows = await db
    .select({
      id: players.id,
      positions: players.positions,
      hand: players.hand,
      skills: players.skills,
      specialSkills: players.specialSkills,
      xp: players.xp,
      form: players.form,
      energy: players.energy,
      morale: players.morale,
      birthSeason: players.birthSeason,
      injuredUntil: players.injuredUntil,
    })
    .from(players)
    .where(arePlayers(which))
    .orderBy(asc(players.id));
  const secret = await knownToServer(db);
  const suspended = await suspendedAmong(pgReader(db), { playerIds: rows.map(({ id }) => id) });
  return rows.map((row) => rosterPlayerOf(row, { ...today, secret, suspended }));
}
