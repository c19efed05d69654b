/** Draws packs of cards. Finishes follow their odds alone; all players are equally likely, however good they are. */
import { FINISH_IDS, FINISHES, type Finish } from '#domains/shop/constants.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';

export interface DrawnCard {
  playerId: PlayerId;
  finish: Finish;
}

/** Returns the identity of a card. */
export function cardId({ playerId, finish }: DrawnCard): string {
  return `${finish}/${playerId}`;
}

/**
 * Returns the cards of a pack, each of a different player. A card that its owner already has is drawn only if they have
 * every player in that finish.
 * @param owned the buyer's cards
 */
export function drawPack(
  random: Random,
  { players, owned, cards }: { players: readonly PlayerId[]; owned: ReadonlySet<string>; cards: number },
): DrawnCard[] {
  const drawn: DrawnCard[] = [];
  let left = players;
  while (drawn.length < cards && left.length > 0) {
    const finish = FINISH_IDS[random.weighted(FINISH_IDS.map((id) => FINISHES[id]))] ?? FINISH_IDS[0];
    const missing = left.filter((playerId) => !owned.has(cardId({ playerId, finish })));
    const playerId = random.pick(missing.length > 0 ? missing : left);
    drawn.push({ playerId, finish });
    left = left.filter((id) => id !== playerId);
  }
  return drawn;
}
