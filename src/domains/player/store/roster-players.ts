/** Players as lineup logic and the match engine know them. */

import { asc, eq, inArray } from 'drizzle-orm';
import { suspendedAmong } from '#domains/discipline/store/suspensions.ts';
import { rosterPlayerOf } from '#domains/player/rules/life.ts';
import { players } from '#domains/player/tables.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Everybody of one team, or certain players. */
export type WhichPlayers = { teamId: number } | { playerIds: readonly number[] };

/** The condition of `WhichPlayers` on the table of players. */
export function arePlayers(which: WhichPlayers) {
  return 'teamId' in which ? eq(players.teamId, which.teamId) : inArray(players.id, [...which.playerIds]);
}

/**
 * Roster players, by id. Two queries.
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
  const suspended = await suspendedAmong(pgReader(db), 'teamId' in which ? { teamIds: [which.teamId] } : which);
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
  return rows.map((row) => rosterPlayerOf(row, { ...today, suspended }));
}
