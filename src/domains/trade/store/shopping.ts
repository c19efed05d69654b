/** AI clubs keep a trade block, and have something to offer when they call managers about players whom they would like. */

import { PATIENCE, SHOPPING } from '#domains/trade/constants.ts';
import { aimOf } from '#domains/trade/rules/aims.ts';
import { faultsOf } from '#domains/trade/rules/legality.ts';
import { calledAbout, needOf, shoppedBy } from '#domains/trade/rules/shopping.ts';
import type { TradePart } from '#domains/trade/rules/things.ts';
import { answerOf, thingsOf } from '#domains/trade/store/answer.ts';
import { type Floor, type Found, freeOf, freeTonight } from '#domains/trade/store/finding.ts';
import { loadWariness } from '#domains/trade/store/judgment.ts';
import { dealOf } from '#domains/trade/store/make.ts';
import type { Party, TradeDay } from '#domains/trade/store/parties.ts';
import { tradeBlock } from '#domains/trade/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import { type TradeMan, worthOf } from '#engine/market/trade.ts';
import type { Stance } from '#engine/market/trade-constants.ts';
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

/** A call: what a club offers for a player of a manager's, to begin with. */
export interface Opening extends Found {
  man: TradeMan;
  stance: Stance;
}

/**
 * Returns what a club offers a manager when it calls about a player whom it would like: of what it pays with the most for which it would say yes to a
 * manager who has asked for a while, so that a call is no bargain and leaves room for a counteroffer. Null: it has nothing to offer.
 */
export async function openingOf(
  rows: Rows,
  { clubId, managedId, floor, today }: Omit<Tonight, 'random'> & { clubId: ClubId; managedId: ClubId },
): Promise<Opening | null> {
  const [caller, manager] = [floor.parties.get(clubId), floor.parties.get(managedId)];
  if (!caller || !manager) return null;
  const { club, see } = floor.eyes(clubId);
  const aim = aimOf(club);
  const men = playersOf(manager, caller, today).map((playerId) => see({ kind: 'player', playerId, retention: 0 }));
  const man = calledAbout(club, aim, men);
  if (!man) return null;
  const sides = [caller, manager] as const;
  const usual = await loadWariness(rows, { clubId, withClubId: managedId }, today);
  const wariness = { ...usual, heard: usual.heard + PATIENCE.tired };
  const asked: TradePart = { ...{ kind: 'player', playerId: man.id, retention: 0 }, ...from(managedId, clubId) };
  const offers = freeOf(caller, [manager], { deal: dealOf(sides, [], today), floor, today })
    .filter((thing) => aim.pays(see(thing)))
    .sort((one, other) => worthOf(club, see(other)) - worthOf(club, see(one)));
  for (const thing of offers) {
    const parts = [{ ...thing, ...from(clubId, managedId) }, asked];
    const isLiked = answerOf(floor.eyes(clubId), clubId, parts, wariness).verdict === 'yes';
    if (!isLiked || faultsOf(dealOf(sides, parts, today)).length > 0) continue;
    return floor.isUneven(sides, parts) ? null : { sides, parts, man, stance: club.stance };
  }
  return null;
}

function from(fromClubId: ClubId, toClubId: ClubId) {
  return { fromClubId, toClubId };
}

function playersOf(party: Party | undefined, to: { clubId: ClubId; name: string }, today: TradeDay) {
  if (!party) return [];
  return thingsOf(party, to, today).flatMap((thing) => (thing.kind === 'player' ? [thing.playerId] : []));
}
