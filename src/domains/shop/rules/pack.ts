/** What is in a pack of cards. Finishes follow their odds alone; players are as likely as one another, however good they are. */
import { FINISH_IDS, FINISHES, type Finish } from '#domains/shop/constants.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';

export interface DrawnCard {
  playerId: PlayerId;
  finish: Finish;
}

/** Returns what tells two cards apart. */
export function cardId({ playerId, finish }: DrawnCard): string {
  return `${finish}/${playerId}`;
}

/**
 * Returns the cards of a pack, of as many players. A card that its owner has is drawn again only where they have every player in that
 * finish.
 * @param owned the cards that the buyer has
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
