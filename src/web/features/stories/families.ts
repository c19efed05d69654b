/**
 * Which sentences fit which games. A family has a key in the catalogue, and returns the values of its sentence, or null
 * if it does not fit; if several fit equally well, the game's id chooses.
 */

import { byPeriod, goalieOf, isLate } from '#domains/game/rules/story.ts';
import { clockOf, type Goal, periodKey, type Told } from './told.ts';
import type words from './words.ts';

/** Values of a sentence: numbers, names, and parts that are worded themselves. */
export interface Values {
  [name: string]:
    | string
    | number
    | { at: Goal }
    | { period: 'p1' | 'p2' | 'p3' }
    | { line: { goals: number; assists: number } };
}

export interface Family<Key extends string> {
  key: Key;
  /** The choice is among the fitting ones with the highest weight. */
  weight: number;
  tell: (told: Told) => Values | null;
}

/** Keys without their plural endings. */
type KeysOf<T> = keyof T extends infer K
  ? K extends `${infer Base}_one`
    ? Base
    : K extends `${string}_other`
      ? never
      : K
  : never;
export type HeadlineKey = Extract<KeysOf<(typeof words)['headline']>, string>;
export type BodyKey = Extract<KeysOf<(typeof words)['body']>, string>;

const teams = ({ winner, loser, score }: Told) => ({ winner, loser, score });
const inRegulation = ({ endedIn, isTie }: Told) => endedIn === 'regulation' && !isTie;

function shutoutOf(told: Told) {
  const goalie = goalieOf(told.story, told.side);
  const isShutout = !told.isTie && told.loserScore === 0 && told.endedIn !== 'shootout';
  return isShutout && goalie ? { ...teams(told), goalie: told.nameOf(goalie.playerId), saves: goalie.saves } : null;
}

/** Returns the best scorer of a side with at least this many goals. */
function scorerWith(told: Told, goals: number, isWinner: boolean) {
  const found = told.story.scorers.find((one) => (one.side === told.side) === isWinner && one.goals >= goals);
  return found && !told.isTie ? { ...teams(told), scorer: told.nameOf(found.playerId), goals: found.goals } : null;
}

function comeback(told: Told, least: number) {
  const { deficit } = told.story;
  return !told.isTie && deficit >= least ? { ...teams(told), deficit } : null;
}

function winningGoal(told: Told, fits: (goal: Goal) => boolean) {
  const { winning } = told.story;
  return winning && fits(winning) ? { ...teams(told), scorer: told.nameOf(winning.scorer) } : null;
}

const isOvertime = (goal: Goal) => goal.period > 3;

function bigPeriod(told: Told) {
  const goals = byPeriod(told.story, told.side);
  const most = Math.max(...goals);
  const period = (['p1', 'p2', 'p3'] as const)[goals.indexOf(most)];
  return most >= 4 && period ? { ...teams(told), periodGoals: most, period: { period } } : null;
}

const when = (condition: (told: Told) => boolean) => (told: Told) => (condition(told) ? teams(told) : null);
const difference = ({ winnerScore, loserScore }: Told) => winnerScore - loserScore;
const total = ({ winnerScore, loserScore }: Told) => winnerScore + loserScore;
const powerPlayGoals = ({ story, side }: Told) =>
  story.goals.filter((goal) => goal.side === side && goal.strength === 'power-play').length;
const isTight = (told: Told) => inRegulation(told) && difference(told) === 1 && total(told) <= 3;
const isRout = (told: Told) => inRegulation(told) && difference(told) >= 5;
const isWild = (told: Told) => inRegulation(told) && total(told) >= 9 && difference(told) <= 2;

export const HEADLINES: readonly Family<HeadlineKey>[] = [
  { key: 'tie', weight: 9, tell: tie },
  { key: 'tieSplit', weight: 9, tell: tie },
  { key: 'shutoutGoalie', weight: 6, tell: shutoutOf },
  { key: 'shutout', weight: 6, tell: (told) => (shutoutOf(told) ? teams(told) : null) },
  { key: 'shutoutClose', weight: 7, tell: (told) => (told.winnerScore <= 2 ? shutoutOf(told) : null) },
  { key: 'manyGoals', weight: 8, tell: (told) => scorerWith(told, 4, true) },
  { key: 'hatTrick', weight: 7, tell: (told) => (hasHatTrick(told) ? scorerWith(told, 3, true) : null) },
  { key: 'hatTrickBy', weight: 7, tell: (told) => (hasHatTrick(told) ? scorerWith(told, 3, true) : null) },
  { key: 'hatTrickLost', weight: 5, tell: (told) => scorerWith(told, 3, false) },
  { key: 'comeback', weight: 7, tell: (told) => comeback(told, 2) },
  { key: 'comebackRally', weight: 7, tell: (told) => comeback(told, 2) },
  { key: 'comebackStory', weight: 8, tell: (told) => (comeback(told, 3) ? teams(told) : null) },
  { key: 'late', weight: 6, tell: (told) => winningGoal(told, isLate) },
  { key: 'lateBeat', weight: 6, tell: (told) => (winningGoal(told, isLate) ? teams(told) : null) },
  { key: 'overtime', weight: 6, tell: (told) => winningGoal(told, isOvertime) },
  { key: 'overtimeNeed', weight: 6, tell: when(({ endedIn, isTie }) => endedIn === 'overtime' && !isTie) },
  { key: 'overtimeLift', weight: 6, tell: (told) => winningGoal(told, isOvertime) },
  { key: 'shootout', weight: 6, tell: when(({ endedIn, isTie }) => endedIn === 'shootout' && !isTie) },
  { key: 'shootoutTake', weight: 6, tell: when(({ endedIn, isTie }) => endedIn === 'shootout' && !isTie) },
  { key: 'rout', weight: 5, tell: when(isRout) },
  { key: 'routBury', weight: 5, tell: when(isRout) },
  { key: 'routRun', weight: 5, tell: when(isRout) },
  { key: 'shootingMatch', weight: 5, tell: when(isWild) },
  { key: 'shootingMatchWild', weight: 5, tell: when(isWild) },
  { key: 'tight', weight: 4, tell: when(isTight) },
  { key: 'tightEdge', weight: 4, tell: when(isTight) },
  {
    key: 'steal',
    weight: 5,
    tell(told) {
      const goalie = goalieOf(told.story, told.side);
      if (!goalie || told.isTie || goalie.saves < 35) return null;
      return { ...teams(told), goalie: told.nameOf(goalie.playerId), saves: goalie.saves };
    },
  },
  {
    key: 'outshot',
    weight: 4,
    tell(told) {
      const { winnerShots, loserShots, isTie } = told;
      return !isTie && loserShots - winnerShots >= 12 ? { ...teams(told), winnerShots, loserShots } : null;
    },
  },
  { key: 'powerPlay', weight: 4, tell: when((told) => !told.isTie && powerPlayGoals(told) >= 2) },
  { key: 'bigPeriod', weight: 5, tell: (told) => (told.isTie ? null : bigPeriod(told)) },
  { key: 'backAndForth', weight: 4, tell: when((told) => !told.isTie && told.story.leadChanges >= 2) },
  { key: 'road', weight: 2, tell: when(({ side, isTie }) => !isTie && side === 'away') },
  { key: 'homeIce', weight: 2, tell: when(({ side, isTie }) => !isTie && side === 'home') },
  { key: 'beat', weight: 2, tell: when(({ isTie }) => !isTie) },
  { key: 'top', weight: 2, tell: when(({ isTie }) => !isTie) },
  { key: 'getPast', weight: 2, tell: when((told) => !told.isTie && difference(told) <= 2) },
  { key: 'down', weight: 2, tell: when(({ isTie }) => !isTie) },
];

function tie({ isTie, home, away, score }: Told) {
  return isTie ? { home, away, score } : null;
}

function hasHatTrick(told: Told): boolean {
  return scorerWith(told, 3, true)?.goals === 3;
}

function turn(told: Told) {
  const { turn: most } = told.story;
  if (!most || most.after - most.before < 10) return null;
  const { goal, before, after } = most;
  const own = told.side === 'home' ? goal.homeScore : goal.awayScore;
  const others = told.side === 'home' ? goal.awayScore : goal.homeScore;
  const running = `${own}${told.sign}${others}`;
  return { winner: told.winner, scorer: told.nameOf(goal.scorer), at: { at: goal }, running, before, after };
}

function first(told: Told) {
  const [goal] = told.story.goals;
  return goal && { scorer: told.nameOf(goal.scorer), team: told.teamOf(goal.side), at: { at: goal } };
}

function winner(told: Told, fits: (goal: Goal) => boolean) {
  const { winning, turn: most } = told.story;
  // The goal that turned the game has already been mentioned.
  if (
    !winning ||
    !fits(winning) ||
    (most && most.goal.homeScore === winning.homeScore && most.goal.awayScore === winning.awayScore)
  )
    return null;
  return { scorer: told.nameOf(winning.scorer), at: { at: winning } };
}

function best(told: Told, isWinner: boolean, least: number) {
  const found = told.story.scorers.find((one) => (one.side === told.side) === isWinner);
  if (!found || found.goals + found.assists < least) return null;
  const { goals, assists } = found;
  return { player: told.nameOf(found.playerId), team: told.teamOf(found.side), line: { line: { goals, assists } } };
}

function saves(told: Told) {
  const goalie = goalieOf(told.story, told.side);
  if (!goalie) return null;
  const about = { goalie: told.nameOf(goalie.playerId), team: told.teamOf(goalie.side) };
  return { ...about, saves: goalie.saves, count: goalie.saves, faced: goalie.saves + goalie.goalsAgainst };
}

const shots = ({ winner: name, loser, winnerShots, loserShots }: Told) => ({
  winner: name,
  loser,
  winnerShots,
  loserShots,
});

/** From this difference on, one side has clearly outshot the other; fewer shots may come from a single rebound. */
const MANY_SHOTS = 5;
const shotsAhead = ({ winnerShots, loserShots, isTie }: Told) => (isTie ? 0 : winnerShots - loserShots);

function closeShots(told: Told) {
  const { winner: name, loser, winnerShots, loserShots } = told;
  const ahead = shotsAhead(told);
  if (ahead === 0 || Math.abs(ahead) >= MANY_SHOTS) return null;
  return {
    team: ahead > 0 ? name : loser,
    more: Math.max(winnerShots, loserShots),
    fewer: Math.min(winnerShots, loserShots),
  };
}

function onPowerPlay(told: Told, fits: (goals: number) => boolean) {
  const count = powerPlayGoals(told);
  // The only one has been mentioned if it was the game-winner.
  const isTold = count === 1 && told.story.winning?.strength === 'power-play';
  return count > 0 && fits(count) && !isTold && !told.isTie ? { winner: told.winner, count } : null;
}

/** Families of the body that would repeat a headline. */
export const SAID_BY: Partial<Record<HeadlineKey, readonly BodyKey[]>> = {
  shutoutGoalie: ['saves', 'savesOf', 'savesAll'],
  steal: ['saves', 'savesOf'],
  comeback: ['trailed'],
  comebackRally: ['trailed'],
  shootout: ['decidedInShootout'],
  shootoutTake: ['decidedInShootout'],
  bigPeriod: ['bigPeriod'],
  outshot: ['betterOfShots'],
};

/** The parts of a recap, in order: the best-fitting family of each is used. */
export const BODY: readonly (readonly Family<BodyKey>[])[] = [
  [
    { key: 'turnPoint', weight: 2, tell: turn },
    { key: 'turnSwing', weight: 2, tell: turn },
    { key: 'turnMatter', weight: 2, tell: turn },
    { key: 'turnWatch', weight: 2, tell: turn },
    { key: 'first', weight: 1, tell: (told) => first(told) ?? null },
    { key: 'firstBoard', weight: 1, tell: (told) => first(told) ?? null },
  ],
  [
    {
      key: 'trailed',
      weight: 3,
      tell: ({ story: { deficit }, winner: name, isTie }) =>
        !isTie && deficit >= 2 ? { winner: name, deficit } : null,
    },
    { key: 'leadsTwice', weight: 2, tell: ({ story: { leadChanges } }) => (leadChanges === 2 ? {} : null) },
    {
      key: 'leads',
      weight: 2,
      tell: ({ story: { leadChanges } }) => (leadChanges > 2 ? { count: leadChanges } : null),
    },
    {
      key: 'trailedOnce',
      weight: 1,
      tell: ({ story: { deficit }, winner: name, isTie }) => (!isTie && deficit === 1 ? { winner: name } : null),
    },
    { key: 'bigPeriod', weight: 1, tell: bigPeriodOf },
  ],
  [
    { key: 'winningOvertime', weight: 3, tell: (told) => winner(told, isOvertime) },
    { key: 'winningPowerPlay', weight: 2, tell: (told) => winner(told, ({ strength }) => strength === 'power-play') },
    {
      key: 'winningShorthanded',
      weight: 2,
      tell: (told) => winner(told, ({ strength }) => strength === 'shorthanded'),
    },
    { key: 'winningGoal', weight: 1, tell: (told) => winner(told, () => true) },
    {
      key: 'decidedInShootout',
      weight: 3,
      tell: ({ endedIn, isTie }) => (endedIn === 'shootout' && !isTie ? {} : null),
    },
  ],
  [
    { key: 'best', weight: 1, tell: (told) => best(told, true, 2) },
    { key: 'bestHad', weight: 1, tell: (told) => best(told, true, 2) },
  ],
  [{ key: 'bestOther', weight: 1, tell: (told) => best(told, false, 2) }],
  [
    { key: 'savesAll', weight: 2, tell: (told) => (told.loserScore === 0 ? saves(told) : null) },
    { key: 'savesOf', weight: 1, tell: saves },
    { key: 'saves', weight: 1, tell: saves },
  ],
  [
    { key: 'shorthanded', weight: 3, tell: shorthanded },
    { key: 'powerPlayOnce', weight: 2, tell: (told) => onPowerPlay(told, (goals) => goals === 1) },
    { key: 'powerPlayTwice', weight: 2, tell: (told) => onPowerPlay(told, (goals) => goals === 2) },
    { key: 'powerPlay', weight: 2, tell: (told) => onPowerPlay(told, (goals) => goals > 2) },
    { key: 'emptyNet', weight: 2, tell: emptyNet },
    { key: 'quiet', weight: 1, tell: quiet },
    { key: 'outshotThem', weight: 1, tell: (told) => (shotsAhead(told) >= MANY_SHOTS ? shots(told) : null) },
    { key: 'betterOfShots', weight: 1, tell: (told) => (shotsAhead(told) <= -MANY_SHOTS ? shots(told) : null) },
    { key: 'closeShots', weight: 1, tell: closeShots },
    { key: 'evenShots', weight: 1, tell: (told) => (told.winnerShots === told.loserShots ? shots(told) : null) },
  ],
];

function bigPeriodOf(told: Told) {
  const goals = byPeriod(told.story, told.side);
  const most = Math.max(...goals);
  const period = (['p1', 'p2', 'p3'] as const)[goals.indexOf(most)];
  return most >= 3 && period ? { team: told.winner, periodGoals: most, period: { period } } : null;
}

function shorthanded(told: Told) {
  const { goals, winning, turn: most } = told.story;
  // The reader already knows about the goal that won or turned the game.
  const isTold = ({ homeScore, awayScore }: Goal) =>
    [winning, most?.goal].some((other) => other?.homeScore === homeScore && other.awayScore === awayScore);
  const goal = goals.find((one) => one.strength === 'shorthanded' && !isTold(one));
  return goal ? { scorer: told.nameOf(goal.scorer), team: told.teamOf(goal.side) } : null;
}

function emptyNet(told: Told) {
  const goal = told.story.goals.findLast((one) => one.emptyNet && one.side === told.side);
  return goal && !told.isTie ? { scorer: told.nameOf(goal.scorer) } : null;
}

function quiet(told: Told) {
  const [home, away] = [byPeriod(told.story, 'home'), byPeriod(told.story, 'away')];
  const period = (['p1', 'p2', 'p3'] as const).find((_, index) => home[index] === 0 && away[index] === 0);
  return period ? { period: { period } } : null;
}

/** Returns the family that fits best; the seed breaks ties. */
export function choose<Key extends string>(
  families: readonly Family<Key>[],
  told: Told,
  seed: number,
): { key: Key; values: Values } | null {
  const fitting = families.flatMap(({ key, weight, tell }) => {
    const values = tell(told);
    return values ? [{ key, weight, values }] : [];
  });
  const most = Math.max(...fitting.map(({ weight }) => weight));
  const best = fitting.filter(({ weight }) => weight === most);
  return best[seed % best.length] ?? null;
}

/** Returns the clock and the words for the time of a goal; `number`: of the overtime. */
export function momentOf(goal: Goal): {
  key: 'p1' | 'p2' | 'p3' | 'overtime' | 'laterOvertime';
  clock: string;
  number: number;
} {
  return { key: periodKey(goal.period), clock: clockOf(goal), number: goal.period - 3 };
}
