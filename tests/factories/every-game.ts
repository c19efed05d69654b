/** Properties over whole games of every kind: strong and weak teams, all tactics, league games, playoffs and friendlies. */
import fc from 'fast-check';
import type { Tactics } from '#engine/lineup/lineup.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { type MatchWish, matchInput } from './match.ts';

/** Games that a property is tried on. */
const RUNS = 30;

const setting = <T extends string>(...values: T[]) => fc.constantFrom(...values);
const tactics: fc.Arbitrary<Tactics> = fc.record({
  forecheck: setting('passive', 'balanced', 'aggressive'),
  backcheck: setting('loose', 'balanced', 'hard'),
  neutralZone: setting('trap', 'balanced', 'pressure'),
  breakout: setting('safe', 'balanced', 'stretch'),
  offence: setting('cycle', 'balanced', 'rush'),
  shooting: setting('selective', 'balanced', 'volume'),
  physicality: setting('clean', 'balanced', 'hard'),
  lineUsage: setting('even', 'balanced', 'top-heavy'),
  pullGoalie: setting('late', 'balanced', 'early'),
  matching: setting('exploit', 'balanced', 'shutdown'),
});
const team = fc.record({ level: fc.integer({ min: 35, max: 80 }), seed: fc.integer({ min: 1, max: 1e6 }), tactics });
/** Games of every kind; a wish is short enough to be read when a property fails. */
const wishes: fc.Arbitrary<MatchWish> = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  home: team,
  away: team,
  importance: fc.constantFrom(0, 0.3, 1),
  neutralIce: fc.boolean(),
  overtime: fc.constantFrom<MatchInput['overtime']>(
    { kind: 'three-on-three', minutes: 5 },
    { kind: 'three-on-three', minutes: 0 },
    { kind: 'sudden-death' },
    { kind: 'none' },
  ),
});

/** Runs a check over whole games of every kind. */
export function everyGame(check: (input: MatchInput, events: MatchEvent[]) => void): void {
  fc.assert(
    fc.property(wishes, (wish) => {
      const input = matchInput(wish);
      check(input, simulateMatch(input).events);
    }),
    { numRuns: RUNS },
  );
}

/** The same with the input alone. */
export function everyInput(check: (input: MatchInput) => void): void {
  fc.assert(
    fc.property(wishes, (wish) => check(matchInput(wish))),
    { numRuns: RUNS },
  );
}
