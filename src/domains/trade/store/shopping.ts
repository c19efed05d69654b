/** AI clubs keep a trade block, and call managers about players whom they would like. */

import { notify } from '#domains/notifications/store.ts';
import { managerOf } from '#domains/seat/store/holders.ts';
import { SHOPPING } from '#domains/trade/constants.ts';
import { aimOf } from '#domains/trade/rules/aims.ts';
import { calledAbout, needOf, shoppedBy } from '#domains/trade/rules/shopping.ts';
import { thingsOf } from '#domains/trade/store/answer.ts';
import { type Floor, freeTonight } from '#domains/trade/store/finding.ts';
import type { Party, TradeDay } from '#domains/trade/store/parties.ts';
import { tradeBlock } from '#domains/trade/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Tonight {
  floor: Floor;
  random: Random;
  today: TradeDay;
}

/** Any club, where only what forbids every trade of a player counts. */
const ANYBODY = { clubId: 0, name: '' };

/** Some of the AI clubs that have not traded tonight go through their blocks: who is new on them, who is not on them any more, and what they look for. */
export async function shopTonight(rows: Rows, { floor, random, today, now }: Tonight & { now: Date }): Promise<void> {
  const clubIds = freeTonight(floor).filter(() => random.chance(SHOPPING.share));
  if (clubIds.length === 0) return;
  const shopped = clubIds.flatMap((clubId) => {
    const { club } = floor.eyes(clubId);
    const free = new Set(playersOf(floor.parties.get(clubId), ANYBODY, today));
    const need = needOf(club);
    return shoppedBy({ ...club, squad: club.squad.filter(({ id }) => free.has(id)) }).map(({ id }) => ({
      ...{ playerId: id, clubId, need, listedAt: now },
      ask: { assets: [], comment: '' },
    }));
  });
  const isShopped = new Set(shopped.map(({ playerId }) => playerId));
  const listed = await rows.read(tradeBlock, ['playerId'], { clubId: clubIds });
  const gone = listed.flatMap(({ playerId }) => (isShopped.has(playerId) ? [] : [playerId]));
  if (gone.length > 0) await rows.remove(tradeBlock, ['playerId'], { playerId: gone });
  if (shopped.length > 0) await rows.merge(tradeBlock, shopped, { key: ['playerId'], set: ['clubId', 'need'] });
}

/** Has some club call a manager about a player, to say what it would part with. @returns whether one did */
export async function callTonight(
  rows: Rows,
  { clubId: managedId, floor, random, today }: Tonight & { clubId: ClubId },
): Promise<boolean> {
  const manager = floor.parties.get(managedId);
  const userId = await managerOf(rows, managedId);
  if (!manager || userId === null) return false;
  for (const clubId of random.shuffle(freeTonight(floor))) {
    const caller = floor.parties.get(clubId);
    if (!caller) continue;
    const { club, see } = floor.eyes(clubId);
    const men = playersOf(manager, caller, today).map((playerId) => see({ kind: 'player', playerId, retention: 0 }));
    const man = calledAbout(club, aimOf(club), men);
    const person = man && manager.people.get(man.id);
    if (!person) continue;
    const about = { player: `${person.firstname} ${person.lastname}`, playerId: person.id };
    const params = { team: caller.name, teamId: caller.teamIds.PRO, ...about, stance: club.stance };
    await notify(rows, [{ userId, channel: 'news', kind: 'trade-called', params }]);
    return true;
  }
  return false;
}

function playersOf(party: Party | undefined, to: { clubId: ClubId; name: string }, today: TradeDay) {
  if (!party) return [];
  return thingsOf(party, to, today).flatMap((thing) => (thing.kind === 'player' ? [thing.playerId] : []));
}
