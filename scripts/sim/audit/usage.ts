/** How players are used, and what they make of it: power plays, ice time, plus-minus, goalies' assists, shootouts. */
import type { SkaterLine, TeamBox } from '#engine/match/record/box-score/box.ts';
import type { Side } from '#engine/match/sides.ts';
import { isDefense } from '#engine/player/skills.ts';
import type { PlayedGame } from '../season.ts';
import { deviationOf } from '../spread.ts';
import type { Tally } from './tally.ts';

/** The length of the game's own season: a player's figures are read after this many games of his team. */
const WINDOW = 38;
/** A scorer on a power-play unit: goals in a window, and seconds per game. */
const SCORER = { goals: 14, ppSeconds: 150 } as const;
/** Seconds of ice time in sixty minutes, and of one shift, that players hardly ever exceed. */
const LONG_NIGHT = 33 * 60;
const LONG_SHIFT = 180;
/** Games that make a player a regular for a season, for the spread of plus-minus. */
const REGULAR = 50;

interface PlayerWindow {
  games: number;
  goals: number;
  ppGoals: number;
  ppToi: number;
  isForward: boolean;
}

/** One season of one league. */
export class UsageAudit {
  private readonly games = new Map<number, number>();
  private readonly windows = new Map<number, PlayerWindow>();
  private readonly seasons = new Map<number, { games: number; plusMinus: number }>();
  private mostIceTime = 0;
  private longestShift = 0;

  add(game: PlayedGame, tally: Tally): void {
    const { home, away } = game.result.box;
    const isRegulation = game.result.endedIn === 'regulation';
    const longest = longestShift(game);
    tally.add('games with a very long shift', longest > LONG_SHIFT);
    this.longestShift = Math.max(this.longestShift, longest);
    for (const box of [home, away]) {
      this.addTeam(box, tally);
      if (isRegulation) this.addIceTime(box, tally);
      tally.addMany('assists of goalies', sum(box.goalies, 'assists'), box.team.goals);
      tally.addMany(
        'shootout attempts that score',
        sum(box.skaters, 'shootoutGoals'),
        sum(box.skaters, 'shootoutAttempts'),
      );
    }
    countFirstStar(game, tally);
  }

  private addTeam({ team, skaters }: TeamBox, tally: Tally): void {
    const games = (this.games.get(team.teamId) ?? 0) + 1;
    this.games.set(team.teamId, games);
    for (const line of skaters) this.addSkater(line);
    if (games % WINDOW !== 0) return;
    for (const { playerId } of skaters) this.closeWindow(playerId, tally);
  }

  private addSkater(line: SkaterLine): void {
    const window = this.windows.get(line.playerId) ?? newWindow(line);
    this.windows.set(line.playerId, window);
    window.games++;
    window.goals += line.goals;
    window.ppGoals += line.ppGoals;
    window.ppToi += line.ppToi;
    const season = this.seasons.get(line.playerId) ?? { games: 0, plusMinus: 0 };
    this.seasons.set(line.playerId, season);
    season.games++;
    season.plusMinus += line.plusMinus;
  }

  /** Games of sixty minutes only: overtime adds ice time. */
  private addIceTime({ skaters }: TeamBox, tally: Tally): void {
    const most = Math.max(...skaters.map(({ toi }) => toi));
    tally.add('team-games with a very long night', most > LONG_NIGHT);
    this.mostIceTime = Math.max(this.mostIceTime, most);
  }

  private closeWindow(playerId: number, tally: Tally): void {
    const window = this.windows.get(playerId);
    this.windows.delete(playerId);
    if (window === undefined || !window.isForward || window.goals < SCORER.goals) return;
    if (window.ppToi / window.games < SCORER.ppSeconds) return;
    tally.add('scorers with at most one on the power play', window.ppGoals <= 1);
    tally.addMany('share of scorers on the power play', window.ppGoals, window.goals);
  }

  /** Adds the season's own figures. */
  close(tally: Tally): void {
    tally.add('most minutes of a man', this.mostIceTime / 60);
    tally.add('longest shift', this.longestShift);
    const regulars = [...this.seasons.values()]
      .filter(({ games }) => games >= REGULAR)
      .map(({ plusMinus }) => plusMinus);
    if (regulars.length === 0) return;
    tally.add('plus-minus, best', Math.max(...regulars));
    tally.add('plus-minus, worst', Math.min(...regulars));
    tally.add('plus-minus, deviation', deviationOf(regulars));
  }
}

function newWindow({ position }: SkaterLine): PlayerWindow {
  return { games: 0, goals: 0, ppGoals: 0, ppToi: 0, isForward: !isDefense(position) };
}

/** Returns the seconds of the longest shift of the game. */
function longestShift({ events, result: { box } }: PlayedGame): number {
  const goalies = new Set([...box.home.goalies, ...box.away.goalies].map(({ playerId }) => playerId));
  const since = new Map<number, number>();
  const on: Record<Side, ReadonlySet<number>> = { home: new Set(), away: new Set() };
  let longest = 0;
  const leave = (player: number, second: number) => {
    longest = Math.max(longest, second - (since.get(player) ?? second));
    since.delete(player);
  };
  for (const event of events) {
    if (event.type === 'period-end') for (const player of [...since.keys()]) leave(player, event.second);
    if (event.type !== 'change') continue;
    const now = new Set(event.onIce.filter((player) => !goalies.has(player)));
    for (const player of on[event.side]) if (!now.has(player)) leave(player, event.second);
    for (const player of now) if (!since.has(player)) since.set(player, event.second);
    on[event.side] = now;
  }
  return longest;
}

function countFirstStar({ result }: PlayedGame, tally: Tally): void {
  const { home, away, stars } = result.box;
  tally.add(
    'first star is a goalie',
    [...home.goalies, ...away.goalies].some(({ playerId }) => playerId === stars[0]),
  );
}

function sum<Key extends string>(lines: readonly Record<Key, number>[], key: Key): number {
  return lines.reduce((total, line) => total + line[key], 0);
}
