/**
 * Random settings: checking them never throws, and those without a fault can be played, with withdrawals and forfeits.
 */
import { expect, it } from 'vitest';
import { draw, finalRanking, isOver, nextRound, openGames, withdraw } from '#engine/competition/competition.ts';
import { faultsOf } from '#engine/competition/faults/of-settings.ts';
import type {
  CrossoverPlace,
  KnockoutSettings,
  PairingFormat,
  Source,
  StageSettings,
} from '#engine/competition/settings.ts';
import { Random } from '#engine/random.ts';
import {
  doubleElimination,
  entrants,
  knockout,
  placement,
  resultOf,
  roundRobin,
  swiss,
} from '../factories/tournament.ts';
import { IS_THOROUGH } from '../thorough.ts';

const SETTINGS = IS_THOROUGH ? 250_000 : 25_000;

const ODD_NUMBERS = [0, -1, 0.5, 2.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY];

/** Returns mostly a sensible number, now and then any. */
function number(random: Random, from: number, to: number): number {
  return random.chance(0.01) ? random.pick(ODD_NUMBERS) : random.int(from, to);
}

function anySource(random: Random, stage: number): Source {
  const of = { stage: random.chance(0.9) ? random.int(0, Math.max(0, stage - 1)) : number(random, -1, stage) };
  switch (random.int(0, 2)) {
    case 0:
      return { ...of, take: 'top-of-groups', count: number(random, 1, 4) };
    case 1:
      return { ...of, take: 'best-of-place', place: number(random, 1, 4), count: number(random, 1, 4) };
    default: {
      const from = number(random, 1, 6);
      return { ...of, take: 'places', from, to: from + number(random, 0, 7) };
    }
  }
}

function anyFormat(random: Random): PairingFormat {
  if (random.chance(0.1)) return { legs: 2 };
  const bestOf = random.pick([1, 1, 1, 3, 5, 7, 2] as const) as 1;
  return random.chance(0.1) ? { bestOf, homeRuns: [number(random, 0, 2), number(random, 0, 3)] } : { bestOf };
}

function anyCrossover(random: Random, sources: readonly Source[]): [CrossoverPlace, CrossoverPlace][] {
  const groups = random.int(1, 4);
  const places = sources.flatMap((source): CrossoverPlace[] => {
    if (source.take === 'places' || !(source.count <= 8)) return [];
    const upTo = (count: number) => Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => index + 1);
    if (source.take === 'best-of-place') return upTo(source.count).map((best) => ({ place: source.place, best }));
    return upTo(source.count).flatMap((place) => upTo(groups).map((group) => ({ group: group - 1, place })));
  });
  const shuffled = random.shuffle(places);
  return shuffled.flatMap((place, index) =>
    index % 2 === 1 ? [[shuffled[index - 1] ?? place, place] as const] : [],
  ) as [CrossoverPlace, CrossoverPlace][];
}

function anyKnockout(random: Random, sources: readonly Source[]): KnockoutSettings {
  const kind = () => random.pick(['fixed', 'reseeding'] as const);
  const list = <T>(one: () => T) => Array.from({ length: random.int(random.chance(0.05) ? 0 : 1, 3) }, one);
  return knockout({
    sources,
    bracket: random.chance(0.3) ? list(kind) : kind(),
    rounds: list(() => anyFormat(random)),
    playedPlaces: random.pick([2, 2, 4, 8, 3]),
    ...(random.chance(0.3) ? { placement: anyFormat(random) } : {}),
    ...(random.chance(0.2) ? { lastRound: number(random, 1, 3) } : {}),
    ...(random.chance(0.2) ? { crossover: anyCrossover(random, sources) } : {}),
    sameGroup: random.pick(['allowed', 'allowed', 'not-in-first-round', 'not-before-final'] as const),
  });
}

function anyStage(random: Random, index: number): StageSettings {
  const sources = index === 0 ? [] : Array.from({ length: random.int(1, 2) }, () => anySource(random, index));
  const firstPlace = random.chance(0.1) ? { firstPlace: number(random, 1, 6) } : {};
  switch (random.int(0, 4)) {
    case 0:
    case 1: {
      const of = { groups: number(random, 1, 4), legs: number(random, 1, 2) };
      return { ...roundRobin({ ...of, grouping: random.pick(['snake', 'pots'] as const) }), sources, ...firstPlace };
    }
    case 2:
      return { ...swiss(number(random, 1, 4)), sources, ...firstPlace };
    case 3:
      return { ...anyKnockout(random, sources), ...firstPlace };
    default: {
      if (random.chance(0.3)) return { ...knockout({ sources }), format: 'series', series: anyFormat(random) };
      if (random.chance(0.3)) return { ...placement({ pairings: anyFormat(random) }), sources, ...firstPlace };
      const of = { pairings: anyFormat(random), final: anyFormat(random), resetFinal: random.chance(0.5) };
      return { ...doubleElimination(of), sources, ...firstPlace };
    }
  }
}

it(`checks ${SETTINGS} random settings without a throw, and plays those without a fault`, () => {
  const random = new Random('any settings');
  let played = 0;
  for (let index = 0; index < SETTINGS; index++) {
    const stages = Array.from({ length: random.int(1, 3) }, (_, stage) => anyStage(random, stage));
    const entries = number(random, 2, 14);
    const faults = faultsOf({ stages }, entries);
    if (faults.length > 0) continue;
    played++;
    try {
      playThrough(stages, entries, random);
    } catch (cause) {
      throw new Error(`cannot be played by ${entries}: ${JSON.stringify(stages)}`, { cause });
    }
  }
  expect(played).toBeGreaterThan(SETTINGS / 50);
});

function playThrough(stages: readonly StageSettings[], entries: number, random: Random): void {
  let now = draw({ stages }, entrants(entries), new Random('draw'));
  for (let steps = 0; !isOver(now); steps++) {
    const games = openGames(now);
    const [game] = games;
    if (!game || steps > 1_000) throw new Error('nothing is left to play');
    const luck = random.int(1, 40);
    if (luck === 1) now = withdraw(now, game.home, new Random('draw'));
    else if (luck === 2) {
      now = nextRound(now, [{ pairing: game.pairing, forfeitedBy: game.away }], new Random('draw'));
    } else {
      const results = games.map((each) => resultOf(now, each, random));
      now = nextRound(now, results, new Random('draw'));
    }
  }
  if (new Set(finalRanking(now)).size !== entries) throw new Error('a rank is missing');
}
