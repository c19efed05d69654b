/** From the input and the stored state to the working state of a period, and back. */
import { FOUL } from '#engine/match/constants/contact.ts';
import { CONDITION } from '#engine/match/constants/players.ts';
import { PERIOD_SECONDS } from '#engine/match/constants/rink.ts';
import { foulRateOf } from '#engine/match/fouls.ts';
import type { Game, Referee, ServedPenalty, Stage } from '#engine/match/game.ts';
import { scheduleRelease } from '#engine/match/penalty-box.ts';
import { type PreparedTeams, prepareTeams } from '#engine/match/prepare.ts';
import { Scoresheet } from '#engine/match/scoresheet.ts';
import { emptyShot } from '#engine/match/shot-model.ts';
import type { Both } from '#engine/match/sides.ts';
import { chancesOf } from '#engine/match/style.ts';
import type { BenchChange, MatchInput, MatchState } from '#engine/match/types.ts';
import { ENGINE_VERSION } from '#engine/match/version.ts';
import { BatchedRandom, Random, type RandomState } from '#engine/random.ts';

/** Changes that the benches make in the intermission before a period; absent benches go on as before. */
export interface BenchChanges {
  home?: BenchChange;
  away?: BenchChange;
}

/** What `MatchState.inner` holds: plain JSON, no Infinity. */
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
  /** A good or a bad night of each team, in z. */
  dayForm: Both<number>;
  /** Some nights a team shoots from everywhere, on others it waits for the perfect chance: share of shots more or less. */
  dayVolume: Both<number>;
  heat: number;
  untilHit: number;
  untilFoul: number;
}

/** The state before the first faceoff. */
export function freshState(input: MatchInput, prepared = prepareTeams(input, [null, null])): MatchState {
  const random = new Random(input.seed);
  const { roster, plans } = prepared;
  const strictness = Math.exp(random.normal(0, FOUL.refereeSpread));
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
    dayVolume: [random.normal(0, CONDITION.dayVolume), random.normal(0, CONDITION.dayVolume)],
    heat: 0,
    untilHit: random.exponential(),
    untilFoul: random.exponential(),
    random: random.state(),
  };
  return { engineVersion: ENGINE_VERSION, period: 0, finished: false, homeScore: 0, awayScore: 0, inner: stored };
}

/** Only the engine writes `inner`; `openPeriod` has checked that it was this version. */
export function storedStateOf(state: MatchState): StoredState {
  return state.inner as StoredState;
}

/** What the benches go by from now on: their changes, or what they had before. */
export function benchesAfter(state: MatchState, changes: BenchChanges): Both<BenchChange | null> {
  const before = storedStateOf(state).benches;
  return [laidOver(before[0], changes.home), laidOver(before[1], changes.away)];
}

/** Orders that were given in an earlier intermission go on until new ones are given. */
function laidOver(before: BenchChange | null, change: BenchChange | undefined): BenchChange | null {
  if (change === undefined) return before;
  return change.orders === undefined && before?.orders !== undefined ? { ...change, orders: before.orders } : change;
}

/**
 * @param prepared the teams as `benches` have them.
 * @throws RangeError when the state was saved by another version of the engine, or when the game is over.
 */
export function openPeriod(
  input: MatchInput,
  state: MatchState,
  benches: Both<BenchChange | null>,
  prepared: PreparedTeams = prepareTeams(input, benches),
  sheet = new Scoresheet(input, prepared.roster),
): Game {
  if (state.engineVersion !== ENGINE_VERSION) {
    throw new RangeError(`state of engine ${state.engineVersion} cannot go on with engine ${ENGINE_VERSION}`);
  }
  if (state.finished) throw new RangeError('the game is over');
  const stored = storedStateOf(state);
  const { roster, split, plans, ratings } = prepared;
  const unitRatings = () => ({ transition: 0, attack: 0, defence: 0, forecheck: 0 });
  const [home, away] = prepared.styles;
  sheet.turnPage(state.period + 1);
  const size = roster.length;
  const floats = new Float64Array(3 * size);
  const game: Game = {
    input,
    random: BatchedRandom.resume(stored.random),
    sheet,
    roster,
    split,
    plans,
    benches,
    ratings,
    styles: [home, away],
    chances: [
      chancesOf(home.leans, away.leans, stored.dayVolume[0]),
      chancesOf(away.leans, home.leans, stored.dayVolume[1]),
    ],
    directives: prepared.directives,
    ordersInForce: [0, 0],
    stage: stored.stage,
    period: state.period + 1,
    base: stored.base,
    clock: 0,
    length: lengthOf(input, stored.stage),
    phase: 'faceoff',
    possession: 0,
    rush: false,
    rebound: false,
    shot: emptyShot(),
    touches: [-1, -1, -1],
    faceoffSpot: { x: 0, y: 0 },
    noChange: -1,
    score: [state.homeScore, state.awayScore],
    strength: [5, 5],
    ice: [[], []],
    forwards: [3, 3],
    points: [2, 2],
    goalie: [...stored.goalie],
    netEmpty: [false, false],
    emptyForDelay: [false, false],
    line: [-1, -1],
    pair: [-1, -1],
    formation: [0, 0],
    unit: [-1, -1],
    lineSince: [0, 0],
    pairSince: [0, 0],
    lineStay: [0, 0],
    pairStay: [0, 0],
    lineSeconds: [[...stored.lineSeconds[0]], [...stored.lineSeconds[1]]],
    pairSeconds: [[...stored.pairSeconds[0]], [...stored.pairSeconds[1]]],
    units: [unitRatings(), unitRatings()],
    changeDue: 0,
    wanted: new Int32Array(6),
    press: [0, 0],
    hitting: [1, 1],
    fouling: [1, 1],
    foulRate: foulRateOf(input, stored),
    untilHit: stored.untilHit,
    untilFoul: stored.untilFoul,
    settled: [0, 0],
    announcedIce: [false, false],
    out: Uint8Array.from(stored.out),
    wind: floats.subarray(0, size).fill(1),
    energy: floats.subarray(size, 2 * size),
    since: floats.subarray(2 * size),
    box: stored.box.map((served) => ({ ...served })),
    pending: [],
    nextRelease: Number.POSITIVE_INFINITY,
    referee: { strictness: stored.referee.strictness, calls: [...stored.referee.calls] },
    faced: [...stored.faced],
    allowed: [...stored.allowed],
    timeoutLeft: [...stored.timeoutLeft],
    announced: [-1, -1, true, true],
    dayForm: [...stored.dayForm],
    dayVolume: [...stored.dayVolume],
    heat: stored.heat,
  };
  for (let index = 0; index < size; index++) game.energy[index] = stored.energy[index]!;
  scheduleRelease(game);
  return game;
}

function lengthOf(input: MatchInput, stage: Stage): number {
  if (stage === 'three-on-three' && input.overtime.kind === 'three-on-three')
    return Math.round(input.overtime.minutes * 60);
  return PERIOD_SECONDS;
}

/** The state after the period, for storage. */
export function closePeriod(game: Game, next: Stage | null): MatchState {
  const stored: StoredState = {
    random: game.random.state(),
    stage: next ?? game.stage,
    base: game.base + game.clock,
    benches: game.benches,
    box: game.box,
    out: Array.from(game.out),
    energy: Array.from(game.energy),
    goalie: game.goalie,
    faced: game.faced,
    allowed: game.allowed,
    timeoutLeft: game.timeoutLeft,
    lineSeconds: game.lineSeconds,
    pairSeconds: game.pairSeconds,
    referee: game.referee,
    dayForm: game.dayForm,
    dayVolume: game.dayVolume,
    heat: game.heat,
    untilHit: game.untilHit,
    untilFoul: game.untilFoul,
  };
  return {
    engineVersion: ENGINE_VERSION,
    period: game.period,
    finished: next === null,
    homeScore: game.score[0],
    awayScore: game.score[1],
    inner: stored,
  };
}
