/**
 * Properties of every possible competition: 2 to 128 entries, every format, generated results.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  draw,
  finalRanking,
  isOver,
  nextRound,
  openGames,
  standings,
  withdraw,
} from '#engine/competition/competition.ts';
import { faultsOf } from '#engine/competition/faults/of-settings.ts';
import { opponentsOf } from '#engine/competition/pairing.ts';
import type { StageSettings } from '#engine/competition/settings.ts';
import type { Competition, Pairing, Stage } from '#engine/competition/state.ts';
import type { EntryId } from '#engine/ids.ts';
import { Random } from '#engine/random.ts';
import {
  currentStage,
  doubleElimination,
  drawn,
  entrants,
  knockout,
  playOut,
  resultOf,
  roundRobin,
  swiss,
} from '../factories/tournament.ts';

const ENTRIES = Array.from({ length: 127 }, (_, index) => index + 2);
const bestOf = fc.constantFrom(
  { bestOf: 1 } as const,
  { bestOf: 3 } as const,
  { bestOf: 5 } as const,
  { bestOf: 7 } as const,
);
const anyPairing = fc.oneof(bestOf, fc.constant({ legs: 2 } as const));
const anyKnockout = fc
  .record({
    bracket: fc.oneof(
      fc.constantFrom('fixed' as const, 'reseeding' as const),
      fc.array(fc.constantFrom('fixed' as const, 'reseeding' as const), { minLength: 1, maxLength: 4 }),
    ),
    rounds: fc.array(anyPairing, { minLength: 1, maxLength: 4 }),
    playedPlaces: fc.constantFrom(2, 4, 8, 16, 32, 64, 128),
    placement: anyPairing,
  })
  .map(knockout);
const anyDouble = fc
  .record({ pairings: anyPairing, final: anyPairing, resetFinal: fc.boolean() })
  .map(doubleElimination);

const pairKey = (one: EntryId, other: EntryId) => `${Math.min(one, other)}-${Math.max(one, other)}`;

function counted<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function expectNobodyTwiceInARound(stage: Stage): void {
  const seen = new Set<string>();
  for (const { round, teams } of stage.pairings) {
    for (const team of teams) {
      if (typeof team !== 'number') continue;
      const key = `${round}/${team}`;
      if (seen.has(key)) throw new Error(`${team} plays twice in round ${round}`);
      seen.add(key);
    }
  }
}

function expectEveryRankOnce(competition: Competition, entries: readonly EntryId[]): void {
  const ranking = finalRanking(competition);
  expect(ranking).toHaveLength(entries.length);
  expect(new Set(ranking)).toEqual(new Set(entries));
}

const byesOf = (pairings: readonly Pairing[]) =>
  pairings.filter(({ teams }) => teams[1] === 'bye').map(({ teams }) => teams[0]);

describe('a round robin', () => {
  it.each([1, 2, 3, 4])('with %i legs has each pair of a group meet equally often, for 2 to 128 entries', (legs) => {
    for (const count of ENTRIES) {
      const most = Math.floor(count / 2);
      for (const groups of new Set([1, Math.ceil(most / 3), most])) {
        const stage = currentStage(
          drawn([roundRobin({ legs, groups, grouping: count % 3 === 0 ? 'pots' : 'snake' })], count),
        );
        const sizes = stage.groups.map((group) => group.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count);
        expectNobodyTwiceInARound(stage);
        const met = counted(
          stage.pairings.flatMap((pairing) => {
            const teams = opponentsOf(pairing);
            return teams ? [pairKey(...teams)] : [];
          }),
        );
        const pairs = sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
        expect(met.size).toBe(pairs);
        expect([...new Set(met.values())]).toEqual([legs]);
        const byes = counted(byesOf(stage.pairings));
        const hosts = counted(stage.pairings.flatMap((pairing) => (opponentsOf(pairing) ? [pairing.teams[0]] : [])));
        const guests = counted(stage.pairings.flatMap((pairing) => (opponentsOf(pairing) ? [pairing.teams[1]] : [])));
        for (const group of stage.groups) {
          for (const team of group) {
            expect(byes.get(team) ?? 0).toBe(group.length % 2 === 0 ? 0 : legs);
            expect(Math.abs((hosts.get(team) ?? 0) - (guests.get(team) ?? 0))).toBeLessThanOrEqual(1);
          }
        }
      }
    }
  });

  it('ends with every rank once', () => {
    for (const count of [2, 3, 5, 8, 17, 33, 64, 128]) {
      const groups = Math.max(1, Math.floor(count / 4));
      expectEveryRankOnce(playOut(drawn([roundRobin({ groups })], count), new Random(count)), entrants(count));
    }
  });
});

describe('a Swiss stage', () => {
  // Up to half as many rounds as teams, the graph of unplayed pairs stays dense enough for a perfect matching (Dirac).
  it('never repeats a pairing, gives byes from the bottom, and balances home games, for 2 to 128 entries', () => {
    for (const count of ENTRIES) {
      const rounds = Math.max(1, Math.min(7, Math.ceil(count / 2)));
      const over = playOut(drawn([swiss(rounds)], count), new Random(count), (before) => expectLowestBye(before));
      const stage = currentStage(over);
      expect(stage.round).toBe(rounds);
      expectNobodyTwiceInARound(stage);
      const games = stage.pairings.flatMap((pairing) => opponentsOf(pairing) ?? []);
      const pairs = stage.pairings.flatMap((pairing) => {
        const teams = opponentsOf(pairing);
        return teams ? [pairKey(...teams)] : [];
      });
      expect(new Set(pairs).size).toBe(pairs.length);
      expect(pairs.length).toBe(rounds * Math.floor(count / 2));
      expect(games).toHaveLength(pairs.length * 2);
      const byes = counted(byesOf(stage.pairings));
      expect([...byes.values()].every((times) => times === 1)).toBe(true);
      expect(byes.size).toBe(count % 2 === 0 ? 0 : rounds);
      for (const team of stage.entries) expect(Math.abs(balanceOf(team, stage))).toBeLessThanOrEqual(2);
      expectEveryRankOnce(over, entrants(count));
    }
  });

  it('continues while a legal round is left, even past half of the field', () => {
    for (const count of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      for (let key = 0; key < 6; key++) {
        const rounds = count % 2 === 0 ? count - 1 : count;
        const stage = currentStage(playOut(drawn([swiss(rounds)], count), new Random(`${count}/${key}`)));
        if (stage.round < rounds) expect(hasLegalRound(stage)).toBe(false);
      }
    }
  });
});

/** Expects that no lower entry without a bye could have had this one with the others still pairable. */
function expectLowestBye(before: Competition): void {
  const stage = currentStage(before);
  const bye = stage.pairings.find(({ round, teams }) => round === stage.round && teams[1] === 'bye')?.teams[0];
  if (typeof bye !== 'number') return;
  const earlier = { ...stage, pairings: stage.pairings.filter(({ round }) => round < stage.round) };
  const rows = standings({ ...before, stages: [earlier] }, 0)[0] ?? [];
  const had = counted(byesOf(earlier.pairings));
  const score = rows.find(({ team }) => team === bye)?.points ?? 0;
  const lower = rows.filter(({ points, team }) => points < score && !had.has(team));
  // Up to half of the rounds, another opponent always exists.
  expect(lower.filter(({ team }) => hasLegalRound(earlier, team))).toEqual([]);
}

/** Returns whether all entries (except the bye) can meet new opponents, by exhaustive search. */
function hasLegalRound(stage: Stage, bye?: EntryId): boolean {
  const met = new Set(
    stage.pairings.flatMap((pairing) => {
      const teams = opponentsOf(pairing);
      return teams ? [pairKey(...teams)] : [];
    }),
  );
  const pairable = (left: readonly EntryId[]): boolean => {
    const [first, ...rest] = left;
    if (first === undefined) return true;
    return rest.some((other) => !met.has(pairKey(first, other)) && pairable(rest.filter((each) => each !== other)));
  };
  if (bye !== undefined) return stage.entries.length > 14 || pairable(stage.entries.filter((each) => each !== bye));
  if (stage.entries.length % 2 === 0) return pairable(stage.entries);
  const had = counted(byesOf(stage.pairings));
  const fewest = Math.min(...stage.entries.map((team) => had.get(team) ?? 0));
  return stage.entries.some(
    (team) => (had.get(team) ?? 0) === fewest && pairable(stage.entries.filter((each) => each !== team)),
  );
}

function balanceOf(team: EntryId, { pairings }: Stage): number {
  return pairings.reduce((sum, pairing) => {
    if (!opponentsOf(pairing)) return sum;
    return sum + (pairing.teams[0] === team ? 1 : pairing.teams[1] === team ? -1 : 0);
  }, 0);
}

describe('a knockout', () => {
  it('completes its bracket and ranks each entry once, for 2 to 128 entries', () => {
    for (const count of ENTRIES) {
      fc.assert(
        fc.property(anyKnockout, fc.integer(), (settings, seed) => {
          const competition = drawn([settings], count);
          expect(faultsOf(competition.settings, count)).toEqual([]);
          const first = currentStage(competition);
          const size = 2 ** Math.ceil(Math.log2(count));
          // Exactly the top seeds.
          expect(new Set(byesOf(first.pairings.filter(({ round }) => round === 1)))).toEqual(
            new Set(first.entries.slice(0, size - count)),
          );
          const over = playOut(competition, new Random(seed));
          const stage = currentStage(over);
          expectNobodyTwiceInARound(stage);
          expect(stage.pairings.every(({ teams }) => !teams.includes(null))).toBe(true);
          expectEveryRankOnce(over, entrants(count));
          if (settings.playedPlaces >= size) {
            // All places are played for, so every entry without a bye plays in every round.
            expect(stage.pairings).toHaveLength((size / 2) * Math.log2(size));
          }
        }),
        { numRuns: 6 },
      );
    }
  });

  it('is won by the top seed if favorites always win, and ranks all by seed if all places are played for', () => {
    for (const count of ENTRIES) {
      for (const bracket of ['fixed', 'reseeding'] as const) {
        let now = drawn([knockout({ bracket, playedPlaces: 128 })], count);
        const seeds = currentStage(now).entries;
        while (!isOver(now)) {
          const results = openGames(now).map(({ pairing, home, away }) => {
            const isHome = seeds.indexOf(home) < seeds.indexOf(away);
            return { pairing, homeGoals: isHome ? 1 : 0, awayGoals: isHome ? 0 : 1, endedIn: 'regulation' as const };
          });
          now = nextRound(now, results, new Random('draw'));
        }
        expect(finalRanking(now)).toEqual(seeds);
      }
    }
  });
});

describe('a double elimination', () => {
  it('eliminates entries only after two losses and ranks each once, for 2 to 128 entries', () => {
    for (const count of ENTRIES) {
      fc.assert(
        fc.property(anyDouble, fc.integer(), (settings, seed) => {
          const over = playOut(drawn([settings], count), new Random(seed));
          const stage = currentStage(over);
          expectNobodyTwiceInARound(stage);
          expectEveryRankOnce(over, entrants(count));
          const [champion, ...others] = finalRanking(over);
          const losses = counted(lostPairings(stage));
          expect(losses.get(champion as EntryId) ?? 0).toBeLessThanOrEqual(1);
          const finalist = others[0] as EntryId;
          for (const other of others) {
            if (other === finalist && !settings.resetFinal) continue;
            expect(losses.get(other)).toBe(2);
          }
        }),
        { numRuns: 4 },
      );
    }
  });
});

/** Returns the losers of played pairings. */
function lostPairings(stage: Stage): EntryId[] {
  return stage.pairings.flatMap((pairing) => {
    const teams = opponentsOf(pairing);
    if (!teams || pairing.games.length === 0) return [];
    const wins = (team: EntryId) =>
      pairing.games.filter((game) => (game.home === team) === game.homeGoals > game.awayGoals).length;
    const goals = (team: EntryId) =>
      pairing.games.reduce((sum, game) => sum + (game.home === team ? game.homeGoals : game.awayGoals), 0);
    const measure = 'legs' in pairing.format ? goals : wins;
    return [measure(teams[0]) > measure(teams[1]) ? teams[1] : teams[0]];
  });
}

const THREE_STAGES: readonly StageSettings[] = [
  roundRobin({ groups: 4 }),
  knockout({
    sources: [{ stage: 0, take: 'top-of-groups', count: 2 }],
    sameGroup: 'not-before-final',
    playedPlaces: 4,
    rounds: [{ bestOf: 3 }, { legs: 2 }],
  }),
  { ...swiss(2), sources: [{ stage: 0, take: 'best-of-place', place: 3, count: 4 }], firstPlace: 9 },
];

const COMPETITIONS: readonly (readonly [name: string, stages: readonly StageSettings[], entries: number])[] = [
  ['two groups', [roundRobin({ groups: 2, legs: 2 })], 9],
  ['Swiss', [swiss(5)], 13],
  ['knockout', [knockout({ bracket: 'reseeding', rounds: [{ bestOf: 5 }, { bestOf: 3 }], playedPlaces: 8 })], 12],
  ['double elimination', [doubleElimination({ final: { bestOf: 3 } })], 11],
  ['groups, knockout and a Swiss stage for lower places', THREE_STAGES, 16],
];

describe('any competition', () => {
  it.each(COMPETITIONS)('can be saved and resumed after every game, in any order of them: %s', (_, stages, entries) => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = new Random(seed);
        // One copy plays whole rounds; the other plays game by game in random order, through JSON each time.
        let [whole, single] = [drawn(stages, entries), drawn(stages, entries)];
        while (!isOver(whole)) {
          const results = openGames(whole).map((game) => resultOf(whole, game, random));
          whole = nextRound(whole, results, new Random('draw'));
          for (const result of random.shuffle(results)) {
            single = JSON.parse(JSON.stringify(nextRound(single, [result], new Random('draw'))));
          }
          expect(single).toEqual(JSON.parse(JSON.stringify(whole)));
        }
        expectEveryRankOnce(single, entrants(entries));
      }),
      { numRuns: 25 },
    );
  });

  it.each(COMPETITIONS)(
    'ends with every rank once when entries withdraw, and keeps decided results: %s',
    (_, stages, entries) => {
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          const random = new Random(seed);
          let now = drawn(stages, entries);
          while (!isOver(now)) {
            const [game] = random.shuffle(openGames(now));
            if (!game) throw new Error('no game is left to play');
            if (random.chance(0.05)) {
              const before = now;
              now = withdraw(now, game.home, new Random('draw'));
              expectDecidedUnchanged(before, now);
            } else {
              now = nextRound(now, [resultOf(now, game, random)], new Random('draw'));
            }
          }
          expectEveryRankOnce(now, entrants(entries));
        }),
        { numRuns: 40 },
      );
    },
  );

  it('puts the first reserve in the spot of an entry that withdraws before the first faceoff', () => {
    for (const [, stages, entries] of COMPETITIONS) {
      const drawnOnce = draw({ stages }, entrants(entries), new Random('draw'), [1, 2]);
      const without = withdraw(drawnOnce, entrants(entries)[3] as EntryId, new Random('draw'));
      const swapped = JSON.stringify(drawnOnce).replaceAll(String(entrants(entries)[3]), '1');
      expect({ ...without, reserves: [] }).toEqual({ ...JSON.parse(swapped), reserves: [] });
      expectEveryRankOnce(playOut(without, new Random(entries)), entrants(entries).with(3, 1));
    }
  });
});

/** Expects decided games, winners and rankings to be unchanged. */
function expectDecidedUnchanged(before: Competition, after: Competition): void {
  before.stages.forEach((stage, index) => {
    const now = after.stages[index] as Stage;
    if (stage.ranking) expect(now).toEqual(stage);
    for (const pairing of stage.pairings) {
      const same = now.pairings[pairing.number - 1] as Pairing;
      expect(same.games).toEqual(pairing.games);
      if (pairing.forfeitedBy.length > 0) expect(same.forfeitedBy).toEqual(pairing.forfeitedBy);
      if (
        stage.groups.length > 0 &&
        pairing.games.length === 1 &&
        'bestOf' in pairing.format &&
        pairing.format.bestOf === 1
      ) {
        expect(same).toEqual(pairing);
      }
    }
  });
}
