/** Roster news a new manager needs at once: players on waivers, who could be gone tomorrow. */
import { teams } from '#domains/club/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { players } from '#domains/player/tables.ts';
import { waiverClaims, waivers } from '#domains/roster/tables.ts';
import { tenuresLeft } from '#domains/seat/store/holders.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import { fullName } from '#engine/player/identity/names/names.ts';
import type { Rows } from '#platform/rows/rows.ts';

/**
 * Notifies a new manager of the players on waivers, in the transaction that gives them the club. Only the assistant's waivers can be taken back: with
 * a former manager's, two friends could learn a player's value and keep him.
 */
export async function tellOfWaivers(rows: Rows, { clubId, userId }: { clubId: ClubId; userId: UserId }): Promise<void> {
  await rows.lock(teams, { clubId });
  await dropClaims(rows, clubId);
  const open = await rows.read(waivers, ['playerId', 'placedOn'], { clubId, status: 'open' }, ['playerId']);
  if (open.length === 0) return;
  const people = await rows.read(players, ['id', 'firstname', 'lastname'], { id: open.map((row) => row.playerId) });
  const terms = await tenuresLeft(rows, { since: 0, clubId: [clubId] });
  await notify(
    rows,
    open.flatMap(({ playerId, placedOn }) => {
      const player = people.find(({ id }) => id === playerId);
      if (!player) return [];
      const isManagers = terms.some(({ fromDay, toDay }) => fromDay <= placedOn && placedOn <= toDay);
      return {
        ...{ userId, channel: 'news' as const, kind: 'waivers-inherited' as const },
        params: { player: fullName(player), playerId, byAssistant: !isManagers },
        ...(isManagers ? {} : { act: { clubId, on: placedOn } }),
      };
    }),
  );
}

/** Drops a former manager's claims, so that no player joins whom the successor did not ask for. */
async function dropClaims(rows: Rows, clubId: ClubId): Promise<void> {
  const claimed = await rows.read(waiverClaims, ['waiverId'], { clubId }, ['waiverId']);
  const open = await rows.read(waivers, ['id'], { id: claimed.map(({ waiverId }) => waiverId), status: 'open' });
  if (open.length > 0) await rows.remove(waiverClaims, ['clubId'], { clubId, waiverId: open.map(({ id }) => id) });
}
