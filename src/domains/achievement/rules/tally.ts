/** A manager's counts, and how they grow each day. */
import { BLOWOUT_GOALS, FEATS, type Feat } from '#domains/achievement/constants.ts';
import type { EndedIn } from '#engine/match/events.ts';
import type { Level } from '#engine/player/skills.ts';

/** An official game from the perspective of a manager's team. */
export interface PlayedGame {
  level: Level;
  isPlayoff: boolean;
  isHome: boolean;
  isRival: boolean;
  scored: number;
  conceded: number;
  endedIn: EndedIn;
  /** Goals by period: own, opponent's. */
  periods: readonly (readonly [number, number])[];
  isSellout: boolean;
  powerPlayGoals: number;
  shorthandedGoals: number;
  penalties: number;
  hatTricks: number;
  fourGoalGames: number;
  shutouts: number;
  fortySaveGames: number;
}

/** One count: the total, and the season and absolute day of its last increase. */
export interface Tally {
  total: number;
  season: number;
  inSeason: number;
  day: number;
  inDay: number;
  /** Whether part of the total was gathered at will. */
  wasAtWill: boolean;
}
export type Tallies = Map<Feat, Tally>;

export interface Today {
  season: number;
  /** Absolute. */
  day: number;
  /**
   * Whether counts gathered now are gathered at will: an admin advanced days of the season, or a manager played them at
   * their own pace.
   */
  isAtWill?: boolean;
}

/** Counts a finished game. Mutates the tallies. */
export function countGame(tallies: Tallies, game: PlayedGame, today: Today): void {
  const add = (feat: Feat, amount: number) => addTo(tallies, feat, amount, today);
  const isWin = game.scored > game.conceded;
  if (game.level !== 'PRO') {
    add(game.level === 'FRM' ? 'farm-wins' : 'junior-wins', Number(isWin));
    return;
  }
  add('games', 1);
  add('goals', game.scored);
  add('goals-in-game', game.scored);
  add('power-play-goals', game.powerPlayGoals);
  add('shorthanded-goals', game.shorthandedGoals);
  add('hat-tricks', game.hatTricks);
  add('four-goal-games', game.fourGoalGames);
  add('shutouts', game.shutouts);
  add('clean-games', Number(game.penalties === 0));
  add('sellouts', Number(game.isHome && game.isSellout));
  add('win-run', isWin ? 1 : Number.NEGATIVE_INFINITY);
  addBestRun(tallies, { run: 'win-run', best: 'win-streak' }, today);
  add('point-run', isWin || game.endedIn !== 'regulation' ? 1 : Number.NEGATIVE_INFINITY);
  addBestRun(tallies, { run: 'point-run', best: 'point-streak' }, today);
  if (isWin) countWin(add, game);
}

/** A streak is gathered at will if its games were, in any season. */
function addBestRun(tallies: Tallies, { run, best }: { run: Feat; best: Feat }, today: Today): void {
  const { total = 0, wasAtWill = false } = tallies.get(run) ?? {};
  addTo(tallies, best, total, { ...today, isAtWill: wasAtWill });
}

function countWin(add: (feat: Feat, amount: number) => void, game: PlayedGame): void {
  add('wins', 1);
  add('away-wins', Number(!game.isHome));
  add('rival-wins', Number(game.isRival));
  add('playoff-wins', Number(game.isPlayoff));
  add('overtime-wins', Number(game.endedIn === 'overtime'));
  add('shootout-wins', Number(game.endedIn === 'shootout'));
  add('blowouts', Number(game.scored - game.conceded >= BLOWOUT_GOALS));
  add('comebacks', Number(isComeback(game.periods)));
  add('forty-save-wins', game.fortySaveGames);
}

/** Whether the team trailed after two periods. */
function isComeback(periods: PlayedGame['periods']): boolean {
  const [first, second] = periods;
  return first !== undefined && second !== undefined && first[0] + second[0] < first[1] + second[1];
}

/** Sets a count recomputed from stored data: it never falls, and an increase counts as done today. */
export function recount(tallies: Tallies, feat: Feat, total: number, today: Today): void {
  if (FEATS[feat] === 'best') addTo(tallies, feat, total, today);
  else addTo(tallies, feat, Math.max(0, total - totalOf(tallies, feat)), today);
}

export function totalOf(tallies: Tallies, feat: Feat): number {
  return tallies.get(feat)?.total ?? 0;
}

/** Adds to a sum or a run, which does not fall below 0; for a best, the amount is the candidate value. */
function addTo(tallies: Tallies, feat: Feat, amount: number, { season, day, isAtWill = false }: Today): void {
  const before = tallies.get(feat);
  if (amount === 0 || (amount < 0 && !before)) return;
  const inSeason = before?.season === season ? before.inSeason : 0;
  const inDay = before?.day === day ? before.inDay : 0;
  const plus = (value: number) => (FEATS[feat] === 'best' ? Math.max(value, amount) : Math.max(0, value + amount));
  const total = plus(before?.total ?? 0);
  // A higher best replaces the previous one; a sum accumulates.
  const isNew = total === 0 || (FEATS[feat] === 'best' && total > (before?.total ?? 0));
  const wasAtWill = isNew
    ? total > 0 && isAtWill
    : (before?.wasAtWill ?? false) || (FEATS[feat] !== 'best' && isAtWill);
  const after = { total, season, inSeason: plus(inSeason), day, inDay: plus(inDay), wasAtWill };
  // Of two bests in a night only the higher one counts.
  if (FEATS[feat] === 'best' && before && isSame(before, after)) return;
  tallies.set(feat, after);
}

function isSame(one: Tally, other: Tally): boolean {
  return one.total === other.total && one.season === other.season && one.inSeason === other.inSeason;
}
