/** AI clubs' trade blocks, and the opening offers they make when they call managers. */

import { PATIENCE, SHOPPING } from '#domains/trade/constants.ts';
import { aimOf } from '#domains/trade/rules/aims.ts';
import type { TradePart } from '#domains/trade/rules/assets.ts';
import { faultsOf } from '#domains/trade/rules/legality.ts';
import { calledAbout, needOf, shoppedBy } from '#domains/trade/rules/shopping.ts';
import { answerOf, assetsOf } from '#domains/trade/store/answer.ts';
import { type Floor, type Found, freeOf, freeTonight } from '#domains/trade/store/finding.ts';
import { loadRelations } from '#domains/trade/store/judgment.ts';
import { dealOf } from '#domains/trade/store/make.ts';
import type { Party, TradeDay } from '#domains/trade/store/parties.ts';
import { tradeBlock } from '#domains/trade/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import { type ValuedAsset, worthOf } from '#engine/market/trade.ts';
import type { Stance } from '#engine/market/trade-constants.ts';
import type { Random } from '#engine/random.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Tonight {
  floor: Floor;
  random: Random;
  today: TradeDay;
}

/** No particular club: only what forbids any trade of a player counts. */
const ANYBODY = { clubId: 0, name: '' };

/** Has some of the AI clubs that have not traded tonight update their trade blocks: additions, removals, and what they look for. */
export async function shopTonight(rows: Rows, { floor, random, today, now }: Tonight & { now: Date }): Promise<void> {
  const clubIds = freeTonight(floor).filter(() => random.chance(SHOPPING.share));
  if (clubIds.length === 0) return;
  const shopped = clubIds.flatMap((clubId) => {
    const { club } = floor.valuation(clubId);
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

/** An opening offer for a manager's player. */
export interface Opening extends Found {
  valued: ValuedAsset;
  stance: Stance;
}

/**
 * Returns an AI club's opening offer for a manager's player: the highest it would still accept if the manager had been asking for a while, so that a
 * call is no bargain and leaves room for a counteroffer. Null: it has nothing to offer.
 */
export async function openingOf(
  rows: Rows,
  { clubId, managedId, floor, today }: Omit<Tonight, 'random'> & { clubId: ClubId; managedId: ClubId },
): Promise<Opening | null> {
  const [caller, manager] = [floor.parties.get(clubId), floor.parties.get(managedId)];
  if (!caller || !manager) return null;
  const { club, appraise } = floor.valuation(clubId);
  const aim = aimOf(club);
  const valuedAssets = playersOf(manager, caller, today).map((playerId) =>
    appraise({ kind: 'player', playerId, retention: 0 }),
  );
  const valued = calledAbout(club, aim, valuedAssets);
  if (!valued) return null;
  const sides = [caller, manager] as const;
  const usual = await loadRelations(rows, { clubId, withClubId: managedId }, today);
  const relations = { ...usual, heard: usual.heard + PATIENCE.tired };
  const asked: TradePart = { ...{ kind: 'player', playerId: valued.id, retention: 0 }, ...from(managedId, clubId) };
  const offers = freeOf(caller, [manager], { deal: dealOf(sides, [], today), floor, today })
    .filter((asset) => aim.pays(appraise(asset)))
    .sort((one, other) => worthOf(club, appraise(other)) - worthOf(club, appraise(one)));
  for (const asset of offers) {
    const parts = [{ ...asset, ...from(clubId, managedId) }, asked];
    const isLiked = answerOf(floor.valuation(clubId), clubId, parts, relations).verdict === 'yes';
    if (!isLiked || faultsOf(dealOf(sides, parts, today)).length > 0) continue;
    return floor.isUneven(sides, parts) ? null : { sides, parts, valued, stance: club.stance };
  }
  return null;
}

function from(fromClubId: ClubId, toClubId: ClubId) {
  return { fromClubId, toClubId };
}

function playersOf(party: Party | undefined, to: { clubId: ClubId; name: string }, today: TradeDay) {
  if (!party) return [];
  return assetsOf(party, to, today).flatMap((asset) => (asset.kind === 'player' ? [asset.playerId] : []));
}
