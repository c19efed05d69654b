/**
 * How an assistant rates his players. No assistant sees a player's true worth: one trusts a player that another leaves on
 * the fourth line, and revises his opinion over the summer. So places in the lines, and points with them, come and go
 * from year to year as in real careers, and a manager who looks at the players himself can do better.
 */

import { OPINION_DEVIATION } from '#domains/lineups/constants.ts';
import type { TeamId } from '#engine/ids.ts';
import { type Secret, secretNormal } from '#engine/secret.ts';

/** The assistant whose opinion it is, and the year; the world's secret keeps it unpredictable. */
export interface Assistant {
  secret: Secret;
  teamId: TeamId;
  season: number;
}

/**
 * Returns the players as he sees them: the same ones with different skills. Goalies are seen as they are, since they face
 * shots every day.
 */
export function seenByAssistant<Player extends { id: number; positions: readonly string[]; skills: readonly number[] }>(
  players: readonly Player[],
  { secret, teamId, season }: Assistant,
): Player[] {
  return players.map((player) => {
    if (player.positions[0] === 'G') return player;
    const opinion = OPINION_DEVIATION * secretNormal(secret, `eye/${teamId}/${season}/${player.id}`);
    return { ...player, skills: player.skills.map((skill) => skill + opinion) };
  });
}
