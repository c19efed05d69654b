/** Jersey numbers of players. */

import { and, eq, ne } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { playerRefusals } from '#domains/player/refusals.ts';
import { changeClubTeams } from '#domains/player/store/memberships.ts';
import { retiredNumbersOf } from '#domains/player/store/retired-numbers.ts';
import { players } from '#domains/player/tables.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

export type NumberGiven = { ok: true } | Refused;

interface Command {
  playerId: PlayerId;
  jerseyNumber: number;
  /** Whether the user may give numbers on a team; null: to a player without one. */
  mayNumber: (teamId: TeamId | null) => boolean;
}

/** Gives a player a number that is neither worn on his team nor retired. Locks the team, so that two players cannot get the same. */
export async function giveJerseyNumber(
  db: Database,
  { playerId, jerseyNumber, mayNumber }: Command,
): Promise<NumberGiven> {
  return db.transaction(async (tx) => {
    const [player] = await tx.select({ teamId: players.teamId }).from(players).where(eq(players.id, playerId));
    if (!player) return playerRefusals.unknown();
    const { teamId } = player;
    if (!mayNumber(teamId) || teamId === null) return playerRefusals.notYours();
    await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('no key update');
    const [wearer] = await tx
      .select({ firstname: players.firstname, lastname: players.lastname })
      .from(players)
      .where(and(eq(players.teamId, teamId), eq(players.jerseyNumber, jerseyNumber), ne(players.id, playerId)));
    if (wearer)
      return playerRefusals.numberWorn({ by: `${wearer.firstname} ${wearer.lastname}`, number: jerseyNumber });
    const honored = (await retiredNumbersOf(tx, teamId)).find((one) => one.jerseyNumber === jerseyNumber);
    if (honored)
      return playerRefusals.numberRetired({ by: `${honored.firstname} ${honored.lastname}`, number: jerseyNumber });
    await changeClubTeams(pgRows(tx), [{ id: playerId, teamId, jerseyNumber }], (await readToday(tx)).absoluteDay);
    await tx.update(players).set({ jerseyNumber }).where(eq(players.id, playerId));
    // The number appears beside his name everywhere.
    await publishChange(tx, ['numbers']);
    return { ok: true };
  });
}
