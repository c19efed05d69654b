/** The state between two periods: before the first, after changes in the intermission, and after each period. */

import { energyOf } from '#engine/match/bench/energy.ts';
import { FOUL } from '#engine/match/constants/contact.ts';
import { CONDITION } from '#engine/match/constants/players.ts';
import type { Game, Referee, ServedPenalty, Stage } from '#engine/match/game.ts';
import type { BenchChange, MatchInput } from '#engine/match/input.ts';
import { prepareTeams } from '#engine/match/prepare.ts';
import type { MatchState } from '#engine/match/result.ts';
import type { Both } from '#engine/match/sides.ts';
import { ENGINE_VERSION } from '#engine/match/version.ts';
import { Random, type RandomState } from '#engine/random.ts';

/** Changes by the benches in the intermission before a period; a bench that is absent changes nothing. */
export interface BenchChanges {
  home?: BenchChange;
  away?: BenchChange;
}

/** Contents of `MatchState.inner`: plain JSON, no Infinity. */
export interface StoredState {
  random: RandomState;
  stage: Stage;
  /** Seconds played. */
  base: number;
  benches: Both<BenchChange | null>;
  box: ServedPenalty[];
  out: number[];
  energy: number[];
  goalie: Both<number>;
  faced: Both<number>;
  allowed: Both<number>;
  timeoutLeft: Both<boolean>;
  lineSeconds: Both<number[]>;
  pairSeconds: Both<number[]>;
  referee: Referee;
  /** Form of each team on the night, in z. */
  dayForm: Both<number>;
  /**
   * Share of extra shots of each team on the night (below 0: fewer): on some nights a team shoots from everywhere, on others it
   * waits for the perfect chance.
   */
  dayVolume: Both<number>;
  heat: number;
  untilHit: number;
}

/** Returns the state before the first faceoff. */
export function freshState(input: MatchInput, prepared = prepareTeams(input, [null, null])): MatchState {
  const random = new Random(input.seed);
  const { roster, plans } = prepared;
  const strictness = Math.exp(random.normal(0, FOUL.refereeSpread));
  const night = random.normal(0, CONDITION.nightVolume);
  const stored: StoredState = {
    stage: 'regulation',
    base: 0,
    benches: [null, null],
    box: [],
    out: roster.map(() => 0),
    energy: roster.map((player) => player.energy),
    goalie: [plans[0].starter, plans[1].starter],
    faced: [0, 0],
    allowed: [0, 0],
    timeoutLeft: [true, true],
    lineSeconds: [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    pairSeconds: [
      [0, 0, 0],
      [0, 0, 0],
    ],
    referee: { strictness, calls: [0, 0] },
    dayForm: [random.normal(0, CONDITION.dayForm), random.normal(0, CONDITION.dayForm)],
    dayVolume: [night + random.normal(0, CONDITION.dayVolume), night + random.normal(0, CONDITION.dayVolume)],
    heat: 0,
    untilHit: random.exponential(),
    random: random.state(),
  };
  return { engineVersion: ENGINE_VERSION, period: 0, finished: false, homeScore: 0, awayScore: 0, inner: stored };
}

/** Returns the engine's part of a state. Only the engine writes `inner`; `openPeriod` has checked that it was this version. */
export function storedStateOf(state: MatchState): StoredState {
  return state.inner as StoredState;
}

/** Returns the benches' instructions from now on: their changes, or their previous ones. */
export function benchesAfter(state: MatchState, changes: BenchChanges): Both<BenchChange | null> {
  const before = storedStateOf(state).benches;
  return [laidOver(before[0], changes.home), laidOver(before[1], changes.away)];
}

/** Merges changes into the previous ones; orders from an earlier intermission stay until new ones are given. */
function laidOver(before: BenchChange | null, change: BenchChange | undefined): BenchChange | null {
  if (change === undefined) return before;
  return change.orders === undefined && before?.orders !== undefined ? { ...change, orders: before.orders } : change;
}

/** Returns the state after the period, for storage. */
export function closePeriod(game: Game, next: Stage | null): MatchState {
  const [home, away] = game.sides;
  const stored: StoredState = {
    random: game.random.state(),
    stage: next ?? game.stage,
    base: game.base + game.clock,
    benches: [home.bench, away.bench],
    box: game.box,
    out: Array.from(game.out),
    energy: game.roster.map((_, index) => energyOf(game, index)),
    goalie: [home.goalie, away.goalie],
    faced: [home.faced, away.faced],
    allowed: [home.allowed, away.allowed],
    timeoutLeft: [home.timeoutLeft, away.timeoutLeft],
    lineSeconds: [home.lineSeconds, away.lineSeconds],
    pairSeconds: [home.pairSeconds, away.pairSeconds],
    referee: game.referee,
    dayForm: [home.dayForm, away.dayForm],
    dayVolume: [home.dayVolume, away.dayVolume],
    heat: game.heat,
    untilHit: game.untilHit,
  };
  return {
    engineVersion: ENGINE_VERSION,
    period: game.period,
    finished: next === null,
    homeScore: home.score,
    awayScore: away.score,
    inner: stored,
  };
}
