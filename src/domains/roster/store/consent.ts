/** Board approval for waivers of managers on probation. */
import { teams } from '#domains/club/tables.ts';
import { faultOfOneMorePlayer } from '#domains/contracts/store/active.ts';
import { players } from '#domains/player/tables.ts';
import { WAIVER_LIMITS } from '#domains/probation/constants.ts';
import { askBoard } from '#domains/probation/store/consent.ts';
import { waivers } from '#domains/roster/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { coreOf } from '#engine/player/core.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Rows } from '#platform/rows/rows.ts';

/**
 * Asks the board of a manager on probation: it protects the core of the first team, and lets more than a few players go only while the roster is
 * full.
 */
export async function askBoardToWaive(
  rows: Rows,
  { playerId, clubId, now }: { playerId: PlayerId; clubId: ClubId; now: Date },
  { day, absoluteDay }: Pick<Today, 'day' | 'absoluteDay'>,
): Promise<Refused | null> {
  return askBoard(
    rows,
    clubId,
    async ({ fromDay }) => {
      const [first] = await rows.read(teams, ['id'], { clubId, level: 'PRO' });
      const squad = await rows.read(players, ['id', 'firstname', 'lastname', 'positions', 'skills'], {
        teamId: first?.id ?? null,
      });
      const player = squad.find(({ id }) => id === playerId);
      if (!player) return null;
      const placed = await rows.read(waivers, ['status'], { clubId, placedOn: { atLeast: fromDay } });
      return {
        kind: 'waivers',
        player: `${player.firstname} ${player.lastname}`,
        isCore: coreOf(squad, WAIVER_LIMITS.core).has(playerId),
        placed: placed.filter(({ status }) => status !== 'withdrawn').length,
        isFull: (await faultOfOneMorePlayer(rows, clubId, { day })) !== null,
      };
    },
    { absoluteDay, now },
  );
}
