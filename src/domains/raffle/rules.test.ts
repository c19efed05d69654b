import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LIMIT_DAYS, SEASON_LIMIT } from '#domains/puck/constants.ts';
import { CLOSING_HOUR, MAX_TICKETS, mostAddedIn, RAFFLE_TYPE_IDS, RAFFLE_TYPES } from '#domains/raffle/constants.ts';
import {
  chanceOf,
  drawTickets,
  expectedReturn,
  faultsOfProof,
  listOf,
  type Proof,
  periodAt,
  potOf,
  pucksAmong,
  pucksByPlace,
  ticketsLeft,
  ticketsOf,
} from '#domains/raffle/rules.ts';

const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');
const DAY_MS = 86_400_000;

/** Returns entrants with the maximum number of tickets each, in the order of purchase. */
const raffleOf = (tickets: number) =>
  Array.from({ length: tickets }, (_, index) => ({
    number: index + 1,
    entrant: (index % Math.ceil(tickets / MAX_TICKETS)) + 1,
  }));

/** Sum of squared deviations from the expected value, in units of it. */
const chiSquare = (counts: readonly number[], expected: number) =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

describe('the raffle calendar', () => {
  it('closes each type at the same hour, one period after another', () => {
    for (const type of RAFFLE_TYPE_IDS) {
      const now = Date.UTC(2026, 10, 26, 12);
      const { period, closesAt } = periodAt(type, now);
      const length = RAFFLE_TYPES[type].days * DAY_MS;
      expect(new Date(closesAt).getUTCHours()).toBe(CLOSING_HOUR);
      expect(closesAt).toBeGreaterThan(now);
      expect(closesAt - now).toBeLessThanOrEqual(length);
      expect(periodAt(type, closesAt - 1)).toEqual({ period, closesAt });
      expect(periodAt(type, closesAt)).toEqual({ period: period + 1, closesAt: closesAt + length });
    }
  });

  it('closes the weekly raffle on a Sunday', () => {
    const { closesAt } = periodAt('weekly-jersey', Date.UTC(2026, 10, 26));
    expect(new Date(closesAt).toISOString()).toBe('2026-11-29T20:00:00.000Z');
  });
});

describe('a draw', () => {
  it('is fair: out of 10,000 tickets each wins equally often, and entrants as often as their odds say', async () => {
    const tickets = raffleOf(10_000);
    const list = listOf(tickets);
    const [draws, places, buckets] = [400, 25, 20];
    const byBucket = new Array<number>(buckets).fill(0);
    const byEntrant = new Array<number>(10_000 / MAX_TICKETS).fill(0);
    let winners = 0;
    for (let draw = 0; draw < draws; draw++) {
      const drawn = await drawTickets({ seed: `seed ${draw}`, list, places }, sha256);
      for (const { number, entrant } of drawn) {
        byBucket[Math.floor(((number - 1) * buckets) / tickets.length)]! += 1;
        byEntrant[entrant - 1]! += 1;
      }
      winners += new Set(drawn.map(({ entrant }) => entrant)).size;
    }
    // Bounds exceeded by one fair run in a thousand: 19 and 499 degrees of freedom.
    expect(chiSquare(byBucket, (draws * places) / buckets)).toBeLessThan(43.8);
    expect(chiSquare(byEntrant, (draws * places) / byEntrant.length)).toBeLessThan(602);
    const shown = chanceOf({ own: MAX_TICKETS, tickets: tickets.length, places });
    expect(Math.abs(winners / draws / byEntrant.length - shown)).toBeLessThan(0.002);
  });

  it('draws the recorded tickets from a seed and a list, so that past draws stay true', async () => {
    const list = listOf(Array.from({ length: 37 }, (_, index) => ({ number: index + 1, entrant: index % 5 })));
    const drawn = await drawTickets({ seed: 'golden', list, places: 5 }, sha256);
    expect(drawn.map(({ number }) => number)).toEqual([3, 15, 35, 17, 18]);
  });

  it('draws no ticket twice, and no more winners than tickets', async () => {
    const drawn = await drawTickets({ seed: 'seed', list: listOf(raffleOf(2)), places: 3 }, sha256);
    expect(drawn.map(({ number }) => number).sort()).toEqual([1, 2]);
    expect(await drawTickets({ seed: 'seed', list: '', places: 3 }, sha256)).toEqual([]);
  });

  it('reads the list it wrote', () => {
    expect(ticketsOf(listOf(raffleOf(5)))).toEqual(raffleOf(5));
  });
});

describe('verifying a draw', () => {
  const own = { entrant: 2, numbers: [2, 4] };
  const list = listOf([1, 2, 3, 4].map((number) => ({ number, entrant: number === 4 ? 2 : number })));
  const proofOf = async (more: Partial<Proof> = {}): Promise<Proof> => {
    const seed = 'the seed';
    const winners = (await drawTickets({ seed, list, places: 2 }, sha256)).map(({ number }) => number);
    const hashes = { seedHash: await sha256(seed), listHash: await sha256(list) };
    return { ...hashes, seed, list, places: 2, winners, ...more };
  };
  const faults = async (more: Partial<Proof> = {}) => faultsOfProof(await proofOf(more), own, sha256);

  it('passes a true draw', async () => {
    expect(await faults()).toEqual([]);
  });

  it('detects another seed, a tampered list, other winners and missing tickets', async () => {
    expect(await faults({ seed: 'another seed' })).toContain('seed');
    const tampered = list.replace('3 3', '3 1');
    expect(await faults({ list: tampered })).toContain('list');
    // Even if the hash of the list was replaced too, owners of removed tickets notice.
    const without = list.replace('\n4 2', '\n4 1');
    expect(await faults({ list: without, listHash: await sha256(without) })).toContain('own');
    const { winners } = await proofOf();
    expect(await faults({ winners: [...winners].reverse() })).toEqual(['winners']);
  });
});

describe('odds', () => {
  it('are zero without a ticket, certain with all of them, and exact in between', () => {
    expect(chanceOf({ own: 0, tickets: 0, places: 3 })).toBe(0);
    expect(chanceOf({ own: 0, tickets: 10, places: 3 })).toBe(0);
    expect(chanceOf({ own: 2, tickets: 2, places: 1 })).toBe(1);
    expect(chanceOf({ own: 1, tickets: 4, places: 3 })).toBeCloseTo(0.75);
    expect(chanceOf({ own: 3, tickets: 412, places: 1 })).toBeCloseTo(3 / 412);
  });

  it('return on average the tickets’ part of the pot, which never pays for them once the game’s own part is shared', () => {
    expect(expectedReturn({ pot: 100, percent: 60, bought: 1, tickets: 1 })).toBe(106);
    expect(expectedReturn({ pot: 100, percent: 60, bought: 5, tickets: 25 })).toBe(26);
    expect(expectedReturn({ pot: 0, percent: 60, bought: 5, tickets: 5 })).toBe(30);
    expect(expectedReturn({ pot: 0, percent: 0, bought: 0, tickets: 0 })).toBe(0);
  });

  it('leave room for the remaining tickets a user may buy', () => {
    expect([0, 5, MAX_TICKETS, MAX_TICKETS + 1].map(ticketsLeft)).toEqual([MAX_TICKETS, MAX_TICKETS - 5, 0, 0]);
  });

  it('count pucks among the prizes', () => {
    expect(
      pucksAmong([
        { kind: 'badge', badge: 'arena' },
        { kind: 'pucks', pucks: 7 },
      ]),
    ).toBe(7);
  });
});

describe('the prize pool', () => {
  it('is what the game adds plus a share of ticket sales', () => {
    const [one] = [RAFFLE_TYPES['weekly-jersey']];
    expect(potOf({ ...one, paid: 0 })).toBe(one.added);
    expect(potOf({ ...one, paid: 7 })).toBe(one.added + 42);
    expect(potOf({ ...RAFFLE_TYPES.charity, paid: 100 })).toBe(0);
  });

  it('goes to the winners in full, the best ranks first', () => {
    const { places } = RAFFLE_TYPES['daily-puck'];
    expect(pucksByPlace(places, 6, 3)).toEqual([3, 2, 1]);
    expect(pucksByPlace(places, 100, 500)).toEqual([50, 33, 17]);
    expect(pucksByPlace(places, 6, 2)).toEqual([4, 2, 0]);
    expect(pucksByPlace(places, 6, 1)).toEqual([6, 0, 0]);
    expect(pucksByPlace(places, 6, 0), 'as one who enters first would win').toEqual([6, 0, 0]);
    expect(pucksByPlace(RAFFLE_TYPES.charity.places, 0, 9)).toEqual([0, 0, 0]);
  });

  it('never exceeds what was paid plus what the game adds, which is little', () => {
    for (const id of RAFFLE_TYPE_IDS) {
      expect(RAFFLE_TYPES[id].percent).toBeLessThan(100);
      for (const { items } of RAFFLE_TYPES[id].places) expect(new Set(items).size).toBe(items.length);
    }
    // All raffles together add less for all users than quests earn one household.
    expect(mostAddedIn(LIMIT_DAYS)).toBeLessThan(SEASON_LIMIT / 2);
  });
});
