/** Captain and alternates as named by the manager, no matter who sets the lines. */
import { eq, sql } from 'drizzle-orm';
import { lineupRefusals } from '#domains/lineups/refusals.ts';
import { findLineup } from '#domains/lineups/store/lineups.ts';
import { lineups } from '#domains/lineups/tables.ts';
import type { AnyTeamRef } from '#domains/shapes.ts';
import type { PlayerId } from '#engine/ids.ts';
import { giveLetter, type Letter, type Letters, withLetters } from '#engine/lineup/letters.ts';
import { dressedPlaces } from '#engine/lineup/lineup.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';

interface Naming {
  team: { id: number; level: AnyTeamRef['level'] };
  /** The team's players. */
  roster: readonly RosterPlayer[];
  playerId: PlayerId;
  letter: Letter;
  now: Date;
}

/**
 * Gives a player a letter. In lines set by the manager it becomes part of them, which raises their version; where the
 * assistant sets the lines, it is stored beside them for every upcoming game. The caller holds the bench.
 */
export async function nameLetter(
  tx: Transaction,
  { team, roster, playerId, letter, now }: Naming,
): Promise<{ ok: true; letters: Letters } | Refused> {
  if (!roster.some(({ id }) => id === playerId)) return lineupRefusals.notOnTeam();
  await tx.select({ id: lineups.teamId }).from(lineups).where(eq(lineups.teamId, team.id)).for('no key update');
  const stored = await findLineup(tx, team, roster, now);
  const { lineup, tactics, savedBy, version } = stored;
  const isManagers = savedBy === 'manager';
  const isDressed = dressedPlaces(lineup).some(({ player }) => player === playerId);
  if (isManagers && !isDressed) return lineupRefusals.doesNotDress();
  const [row] = await tx.select({ letters: lineups.letters }).from(lineups).where(eq(lineups.teamId, team.id));
  const before = isManagers ? lineup : (row?.letters ?? lineup);
  const letters = giveLetter({ captain: before.captain, alternates: before.alternates }, playerId, letter);
  const sewn = isManagers ? { ...lineup, ...letters } : withLetters(lineup, letters);
  if (version === 0) {
    await tx.insert(lineups).values({ teamId: team.id, lineup: sewn, tactics, letters });
  } else {
    const changed = { lineup: sewn, updatedAt: now, version: sql`${lineups.version} + 1` };
    await tx
      .update(lineups)
      .set(isManagers ? changed : { ...changed, letters })
      .where(eq(lineups.teamId, team.id));
  }
  await publishChange(tx, [`team:${team.id}`]);
  return { ok: true, letters: { captain: sewn.captain, alternates: sewn.alternates } };
}
