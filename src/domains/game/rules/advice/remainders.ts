/**
 * What a change to a bench is worth: the rest of the game is played very many times with and without it, by chance of its own.
 * All that is known of the game comes from what its bench can see; the game's seed, its state, and the settings of the other
 * bench have no way in.
 */
import {
  MAX_MORE_GOALS,
  MAX_SUGGESTIONS,
  PERIOD_MINUTES,
  RANGE_ERRORS,
  REGULATION_PERIODS,
  REMAINDERS,
} from '#domains/game/constants.ts';
import type { BenchSuggestion } from '#domains/game/contract/bench.ts';
import { applied } from '#domains/game/rules/advice/applied.ts';
import { type Looking, movesToTry } from '#domains/game/rules/advice/moves.ts';
import { assumedTeam, type PublicTeam } from '#domains/game/rules/advice/public-team.ts';
import { goalieInNet, goneIn, linesSeen, styleSeen } from '#domains/game/rules/advice/seen.ts';
import { energiesLeft } from '#domains/game/rules/energy-left.ts';
import { playFactsOf } from '#domains/game/rules/report/play-facts.ts';
import { duelOf, type Tilt, tiltOf } from '#domains/game/rules/report/tilt.ts';
import { scoreOf } from '#domains/game/rules/reveal.ts';
import type { MaySet } from '#domains/lineups/rules/bench.ts';
import type { Board } from '#domains/lineups/rules/board.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import { nextStage } from '#engine/match/game.ts';
import type { MatchInput, MatchTeam, OvertimeRule } from '#engine/match/input.ts';
import { playPeriod } from '#engine/match/match.ts';
import { boxScoreOf } from '#engine/match/record/box-score/box-score.ts';
import { type KnownState, stateFrom } from '#engine/match/record/known-state.ts';
import type { Both, Side } from '#engine/match/sides.ts';

/** All that a bench can see in an intermission. */
export interface BenchSight {
  side: Side;
  /** The own team as it took the ice, and its board for the next period. */
  own: MatchTeam;
  board: Board;
  may: MaySet;
  theirs: PublicTeam;
  /** Every event so far, up to the end of a period. */
  events: readonly MatchEvent[];
  rules: Pick<MatchInput, 'overtime' | 'importance' | 'neutralIce'>;
}

/**
 * Makes up to three suggestions, the best first, with a pause after each game so that the caller can do other things.
 * @param games remainders with each change and without any
 */
export function* makeSuggestions(sight: BenchSight, games = REMAINDERS): Generator<void, BenchSuggestion[]> {
  const scene = sceneOf(sight);
  if (!scene) return [];
  const before = yield* chances(scene, sight.board, games);
  const found: (BenchSuggestion & { worth: number })[] = [];
  for (const move of movesToTry(scene.looking)) {
    const after = yield* chances(scene, applied(sight.board, move), games);
    const gains = after.map((chance, index) => 100 * (chance - (before[index] ?? 0)));
    const worth = gains.reduce((sum, gain) => sum + gain, 0) / games;
    const variance = gains.reduce((sum, gain) => sum + (gain - worth) ** 2, 0) / Math.max(1, games - 1);
    const margin = RANGE_ERRORS * Math.sqrt(variance / games);
    if (worth > 0) found.push({ move, low: tenths(worth - margin), high: tenths(worth + margin), worth });
  }
  return found
    .sort((one, other) => other.worth - one.worth)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ worth: _, ...suggestion }) => suggestion);
}

const tenths = (points: number) => Math.round(points * 10) / 10 + 0;

interface Scene {
  sight: BenchSight;
  theirs: MatchTeam;
  own: MatchTeam;
  known: KnownState;
  looking: Looking;
}

/** Returns whether a period of play may follow this one; nothing is suggested for a shootout. */
export function isPlayLeft(period: number, overtime: OvertimeRule): boolean {
  const stage = nextStage(period, overtime);
  return stage !== null && stage !== 'shootout';
}

/** Returns the game as it stands; null when no play is left. */
function sceneOf(sight: BenchSight): Scene | null {
  const { side, board, events, rules, may } = sight;
  const period = events.at(-1)?.period ?? 0;
  if (!isPlayLeft(period, rules.overtime)) return null;
  const opposing: Side = side === 'home' ? 'away' : 'home';
  const theirStyle = styleSeen(events, opposing);
  const theirs = assumedTeam(sight.theirs, linesSeen(events, sight.theirs, opposing), theirStyle);
  const own = sight.own;
  const input = inputOf({ sight, own, theirs }, board, 0);
  const box = boxScoreOf(input, events);
  const energyOf = (at: Side) => energiesLeft(input[at].players, box[at], period);
  const energy = { home: energyOf('home'), away: energyOf('away') };
  const inNet = (at: Side) => goalieInNet(events, at) ?? input[at].lineup.goalies.SG ?? 0;
  const score = scoreOf(events);
  const gone = goneIn(events);
  const timeoutLeft = (at: Side) => !events.some((event) => event.type === 'timeout' && event.side === at);
  const known: KnownState = {
    period,
    seconds: secondsOf(events),
    homeScore: score.home,
    awayScore: score.away,
    energy: [...energy.home, ...energy.away],
    inNet: [inNet('home'), inNet('away')],
    gone,
    timeoutLeft: [timeoutLeft('home'), timeoutLeft('away')],
  };
  const players = own.players.map((player, index) => ({ ...player, energy: energy[side][index] ?? player.energy }));
  const lead = side === 'home' ? score.home - score.away : score.away - score.home;
  const minute = period * PERIOD_MINUTES;
  const looking = { board, may, players, gone, events, side, lead, minute, theirs: theirStyle };
  return { sight, own, theirs, known, looking };
}

function secondsOf(events: readonly MatchEvent[]): number {
  return events.reduce((sum, event) => sum + (event.type === 'period-end' ? event.second : 0), 0);
}

function inputOf(
  { sight, own, theirs }: Pick<Scene, 'sight' | 'own' | 'theirs'>,
  board: Board,
  game: number,
): MatchInput {
  const mine: MatchTeam = { ...own, ...board };
  const [home, away] = sight.side === 'home' ? [mine, theirs] : [theirs, mine];
  return { ...sight.rules, seed: `remainder/${game}`, home, away };
}

/** Returns the own chance to win in each remainder, by the scoring chances that come up in it. */
function* chances(scene: Scene, board: Board, games: number): Generator<void, number[]> {
  const { known, sight } = scene;
  const tilt = tiltOf(inputOf(scene, board, 0));
  const { SG } = board.lineup.goalies;
  const isRenamed = SG !== null && SG !== sight.board.lineup.goalies.SG;
  const inNet: Both<number> = [...known.inNet];
  if (isRenamed) inNet[sight.side === 'home' ? 0 : 1] = SG;
  const found: number[] = [];
  for (let game = 0; game < games; game++) {
    const input = inputOf(scene, board, game);
    let state = stateFrom(input, { ...known, inNet });
    const events: MatchEvent[] = [];
    do {
      const played = playPeriod({ input, state });
      for (const event of played.events) events.push(event);
      state = played.state;
    } while (!state.finished && state.period < REGULATION_PERIODS);
    const home = homeChance(events, known, tilt);
    found.push(sight.side === 'home' ? home : 1 - home);
    yield;
  }
  return found;
}

/**
 * Returns the home team's chance to win with these scoring chances: goals fall as often as they are worth together (a Poisson
 * process). It varies far less from game to game than the results do. A tie counts half; in overtime the first goal decides.
 */
function homeChance(events: readonly MatchEvent[], { period, homeScore, awayScore }: KnownState, tilt: Tilt): number {
  const worth = { home: 0, away: 0 };
  for (const chance of playFactsOf(events).chances) worth[chance.side] += duelOf(chance, tilt).byBoth;
  if (period >= REGULATION_PERIODS) {
    const both = worth.home + worth.away;
    const isTied = Math.exp(-both);
    return both === 0 ? 0.5 : (1 - isTied) * (worth.home / both) + isTied / 2;
  }
  const [home, away] = [goalsOf(worth.home), goalsOf(worth.away)];
  let chance = 0;
  for (const [more, likely] of home.entries()) {
    for (const [against, alike] of away.entries()) {
      const lead = homeScore + more - awayScore - against;
      chance += likely * alike * (lead > 0 ? 1 : lead === 0 ? 0.5 : 0);
    }
  }
  return Math.min(1, chance);
}

/** Returns the chances of 0, 1, 2 … goals. */
function goalsOf(mean: number): number[] {
  const likely = [Math.exp(-mean)];
  for (let goals = 1; goals <= MAX_MORE_GOALS; goals++) likely.push(((likely[goals - 1] ?? 0) * mean) / goals);
  return likely;
}
