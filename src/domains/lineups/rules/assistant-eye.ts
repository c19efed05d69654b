/**
 * What an assistant thinks of his players. Nobody sees a man's true worth: one assistant trusts a man whom another leaves on the
 * fourth line, and changes his mind over the summer. So places in the lines, and with them points, come and go from year to
 * year as in real careers, and a manager who looks at his players himself can do better.
 */

import { OPINION_DEVIATION } from '#domains/lineups/constants.ts';
import type { TeamId } from '#engine/ids.ts';
import { type Secret, secretNormal } from '#engine/secret.ts';

/** Whose opinion it is, of which year; in which world is its secret, so that nobody can work out what he will do. */
export interface Assistant {
  secret: Secret;
  teamId: TeamId;
  season: number;
}

/** The players as he sees them: the same ones with other skills. Goalies he knows, for they are shot at every day. */
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
