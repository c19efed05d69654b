import { describe, expect, it } from 'vitest';
import { FINISH_IDS, FINISHES, ITEMS } from '#domains/shop/constants.ts';
import { cardId, drawPack } from '#domains/shop/rules/pack.ts';
import { Random } from '#engine/random.ts';

const { cards } = ITEMS['card-pack'];
const players = Array.from({ length: 100 }, (_, index) => index + 1);
const none: ReadonlySet<string> = new Set();

/** Chi-square of counts against their expected values. */
const chiSquare = (counts: readonly number[], expected: readonly number[]) =>
  counts.reduce((sum, many, index) => sum + (many - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 1), 0);

describe('a pack of cards', () => {
  it('has finishes at the shop’s odds, and every player equally often', () => {
    const random = new Random('packs');
    const packs = 4_000;
    const drawn = Array.from({ length: packs }, () => drawPack(random, { players, owned: none, cards })).flat();
    expect(drawn).toHaveLength(packs * cards);
    expect(Object.values(FINISHES).reduce<number>((sum, share) => sum + share, 0)).toBeCloseTo(1);
    const finishes = FINISH_IDS.map((id) => drawn.filter(({ finish }) => finish === id).length);
    // 99.9th percentiles of chi-square with 2 and 99 degrees of freedom.
    const shares = FINISH_IDS.map((id) => drawn.length * FINISHES[id]);
    expect(chiSquare(finishes, shares)).toBeLessThan(13.82);
    const ofPlayers = players.map((id) => drawn.filter(({ playerId }) => playerId === id).length);
    const evenly = players.map(() => drawn.length / players.length);
    expect(chiSquare(ofPlayers, evenly)).toBeLessThan(148.23);
  });

  it('has no player twice, and none its owner has while another is missing', () => {
    const random = new Random('owned');
    const owned = new Set<string>();
    for (let pack = 0; pack < 400; pack++) {
      const before = new Set(owned);
      const drawn = drawPack(random, { players, owned, cards });
      expect(new Set(drawn.map(({ playerId }) => playerId)).size).toBe(cards);
      for (const card of drawn) {
        const had = players.filter((playerId) => before.has(cardId({ ...card, playerId }))).length;
        // The pack's other cards are of different players, which this card cannot show.
        if (before.has(cardId(card))) expect(had).toBeGreaterThan(players.length - cards);
        owned.add(cardId(card));
      }
    }
    expect(players.every((playerId) => owned.has(cardId({ playerId, finish: 'standard' })))).toBe(true);
  });

  it('is the same for the same random stream, and smaller with too few players', () => {
    const draw = () => drawPack(new Random('same'), { players, owned: none, cards });
    expect(draw()).toEqual(draw());
    expect(drawPack(new Random('few'), { players: [7, 8], owned: none, cards })).toHaveLength(2);
  });
});
