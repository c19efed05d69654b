/** `sim -- win-chance`: of all moments with a given chance, how often does the home team win? */
import { winChance, winChanceModel } from '#domains/game/rules/analysis/win-chance.ts';
import { MomentTrack } from '#domains/game/rules/analysis/win-chance-curve.ts';
import type { GameMoment } from '#domains/game/rules/analysis/win-chance-moment.ts';
import { ENGINE_VERSION } from '#engine/match/version.ts';
import { type CheckedGame, checkedGames } from './games.ts';
import { type MeasuredNumber, Measurements } from './measurements.ts';
import { PregameFit } from './pregame-fit.ts';
import { Replayed, type ReplayedOdds } from './replayed.ts';

export interface CalibrationRow {
  /** A tenth of all chances, or moments of one kind. */
  moments: string;
  count: number;
  /** Mean chance given, and the share that was won; a final tie counts half. */
  given: number;
  won: number;
  /** Standard error of the share that was won; moments of one game count as one. */
  standardError: number;
  holds: boolean;
}

export interface WinChanceCheck {
  engineVersion: number;
  games: number;
  rows: CalibrationRow[];
  /** The odds before the faceoff against replays of the same games. */
  odds: ReplayedOdds;
  /** The constants of the win chance and of the reports, with the measured values. */
  numbers: MeasuredNumber[];
}

/** Tolerated error of chances beyond what chance explains (two standard errors). */
const TOLERANCE = 0.02;
const SECONDS_BETWEEN_LOOKS = 60;
/** One game in this many is replayed this many times. */
const REPLAYED = { every: 20, times: 100 };

export function checkWinChance(options: {
  games: number;
  seed: number;
  onProgress?: (done: number, all: number) => void;
}): WinChanceCheck {
  const groups = new Map<string, Group>();
  const measurements = new Measurements();
  const fit = new PregameFit();
  const replayed = new Replayed(REPLAYED.times);
  let done = 0;
  for (const game of checkedGames(options.games, options.seed)) {
    look(game, groups);
    measurements.add(game.events);
    fit.add(game);
    if (done % REPLAYED.every === 0) replayed.add(game);
    done++;
    if (done % 100 === 0) options.onProgress?.(done, options.games);
  }
  const rows = [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([moments, group]) => rowOf(moments, group));
  const numbers = [...fit.numbers(), ...measurements.numbers()];
  return { engineVersion: ENGINE_VERSION, games: done, rows, odds: replayed.result(), numbers };
}

interface Group {
  count: number;
  given: number;
  won: number;
  /** Games with a moment in the group: their moments are not independent of each other. */
  games: Set<CheckedGame>;
}

function look(game: CheckedGame, groups: Map<string, Group>): void {
  const { events, result, input, pregame } = game;
  const model = winChanceModel({ pregame, overtime: input.overtime });
  const won = result.winner === null ? 0.5 : result.winner === 'home' ? 1 : 0;
  const track = new MomentTrack();
  let due = 0;
  let period = 1;
  for (const event of events) {
    if (event.period !== period) {
      period = event.period;
      due = 0;
    }
    for (; due < event.second; due += SECONDS_BETWEEN_LOOKS) {
      const moment = track.moment(due);
      const given = winChance(model, { ...moment, period });
      for (const name of namesOf(moment, given)) add(groups, name, { given, won, game });
    }
    track.follow(event);
  }
}

/** Returns the tenth that a chance is in, and the kind of the moment. */
function namesOf(moment: GameMoment, given: number): string[] {
  const tenth = Math.min(9, Math.floor(given * 10));
  const { home, away, homeGoalie, awayGoalie } = moment.manpower;
  const lead = moment.homeScore - moment.awayScore;
  const names = [`chance ${10 * tenth} to ${10 * tenth + 10} %`, `period ${moment.period}`];
  if (!homeGoalie || !awayGoalie) names.push(`empty net, ${homeGoalie ? 'theirs' : 'ours'}`);
  else if (home !== away && moment.period <= 3) names.push(home > away ? 'power play' : 'penalty kill');
  if (moment.period === 3 && moment.second >= 900)
    names.push(`last five minutes, lead ${Math.max(-3, Math.min(3, lead))}`);
  return names;
}

function add(
  groups: Map<string, Group>,
  name: string,
  moment: { given: number; won: number; game: CheckedGame },
): void {
  const group = groups.get(name) ?? { count: 0, given: 0, won: 0, games: new Set() };
  group.count++;
  group.given += moment.given;
  group.won += moment.won;
  group.games.add(moment.game);
  groups.set(name, group);
}

function rowOf(moments: string, { count, given, won, games }: Group): CalibrationRow {
  const mean = given / count;
  const share = won / count;
  const standardError = Math.sqrt(Math.max(mean * (1 - mean), 0.001) / games.size);
  const holds = Math.abs(share - mean) <= TOLERANCE + 2 * standardError;
  return { moments, count, given: mean, won: share, standardError, holds };
}

export function winChanceText({ games, rows, odds, numbers }: WinChanceCheck): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(9);
  return [
    `${games} games`,
    `${'moments'.padEnd(34)}${'count'.padStart(9)}${'given'.padStart(9)}${'won'.padStart(9)}`,
    ...rows.map(
      ({ moments, count, given, won, holds }) =>
        `${moments.padEnd(34)}${String(count).padStart(9)}${percent(given)}${percent(won)}  ${holds ? '' : 'NO'}`,
    ),
    '',
    `odds before the faceoff against ${odds.replays} replays of ${odds.games} games, in points: mean error ${odds.meanError.toFixed(1)}, ` +
      `worst tenth ${odds.worstTenth.toFixed(1)}; spread without the chance of the replays ${odds.spread.toFixed(1)}`,
    '',
    `${'number'.padEnd(46)}${'ours'.padStart(9)}${'measured'.padStart(10)}`,
    ...numbers.map(
      ({ name, ours, measured }) =>
        `${name.padEnd(46)}${ours.toFixed(4).padStart(9)}${measured.toFixed(4).padStart(10)}`,
    ),
  ].join('\n');
}
