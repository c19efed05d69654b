/**
 * `sim -- tactics`: plays tactics against each other, between equal teams on neutral ice, and prints what each wins against each.
 * Sound tactics have no pure best answer, and knowing the opponent's is worth a little.
 */
import type { Tactics } from '#engine/lineup/lineup.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { Random } from '#engine/random.ts';
import { gameInput, generateLeague, type SimTeam } from './league.ts';
import { PRESETS, SINGLES } from './presets.ts';

export interface TacticsReport {
  games: number;
  seed: number;
  names: string[];
  /** Win probability of the row against the column (see WINS_PER_GOAL). */
  payoff: number[][];
  /** Standard error of one of them. */
  error: number;
  /** Win probability against the whole field, by row. */
  field: number[];
  /**
   * What the best reply gains over a random choice: against all tactics equally, and against the mix that is hardest to answer.
   */
  gainOverField: number;
  /** What the best reply to each gains, on average: the value of knowing the opponent's tactics. */
  gainOfBestReply: number;
  gainOverEquilibrium: number;
  /** Tactics that lose to no other by more than the error: none when tactics are sound. */
  unbeaten: string[];
  singles: { name: string; winsAgainstBalanced: number; goalsFor: number; goalsAgainst: number }[];
}

interface Meeting {
  wins: number;
  goalsFor: number;
  goalsAgainst: number;
}

/**
 * Win probability per goal of difference near even teams: the slope of the rule goals² / (goals² + goals against²) at three goals
 * a game. Wins are derived from the difference in expected goals, which takes a fifth of the games that counting wins would.
 */
const WINS_PER_GOAL = 0.16;

/** @param options.games games per pair of tactics. */
export function tacticsReport(options: {
  games: number;
  seed: number;
  onProgress?: (done: number, all: number) => void;
}): TacticsReport {
  const field = PRESETS.length;
  const pairs = (field * (field - 1)) / 2;
  const payoff = PRESETS.map(() => new Array<number>(field).fill(0.5));
  let done = 0;
  const tell = () => options.onProgress?.(++done, pairs + SINGLES.length);
  for (let row = 0; row < field; row++) {
    for (let column = row + 1; column < field; column++) {
      const { wins } = meet(PRESETS[row]!.tactics, PRESETS[column]!.tactics, options);
      payoff[row]![column] = wins;
      payoff[column]![row] = 1 - wins;
      tell();
    }
  }
  const singles = SINGLES.map(({ name, tactics }) => {
    const { wins, goalsFor, goalsAgainst } = meet(tactics, PRESETS[0]!.tactics, options);
    tell();
    return { name, winsAgainstBalanced: wins, goalsFor, goalsAgainst };
  });
  const error = (WINS_PER_GOAL * XG_DEVIATION) / Math.sqrt(options.games);
  const against = payoff.map((row) => row.reduce((sum, wins) => sum + wins, 0) / field);
  return {
    games: options.games,
    seed: options.seed,
    names: PRESETS.map(({ name }) => name),
    payoff,
    error,
    field: against,
    gainOverField: Math.max(...against) - 0.5,
    gainOfBestReply: PRESETS.reduce((sum, _, column) => sum + bestAgainst(payoff, column) - 0.5, 0) / field,
    gainOverEquilibrium: bestReplyTo(payoff, equilibriumOf(payoff)) - 0.5,
    unbeaten: PRESETS.filter((_, row) => payoff[row]!.every((wins) => wins > 0.5 - error)).map(({ name }) => name),
    singles,
  };
}

/** Standard deviation of a game's difference in expected goals. */
const XG_DEVIATION = 1.25;

/** Plays half of the games with the teams swapped, each pair of games with one seed: chance cancels out of the difference. */
function meet(one: Tactics, two: Tactics, { games, seed }: { games: number; seed: number }): Meeting {
  const league = generateLeague(`tactics/${seed}`);
  const random = new Random(`tactics/${seed}`);
  const total = { goalsFor: 0, goalsAgainst: 0, xgFor: 0, xgAgainst: 0 };
  for (let game = 0; game < games; game += 2) {
    const [home, away] = random.shuffle(league) as [SimTeam, SimTeam];
    const input = { ...gameInput(home, away, random), neutralIce: true };
    add(total, withTactics(input, one, two), 'home');
    add(total, withTactics({ ...input, seed: `${input.seed}/again` }, two, one), 'away');
  }
  const played = Math.ceil(games / 2) * 2;
  return {
    wins: 0.5 + (WINS_PER_GOAL * (total.xgFor - total.xgAgainst)) / 1000 / played,
    goalsFor: total.goalsFor / played,
    goalsAgainst: total.goalsAgainst / played,
  };
}

function withTactics(input: MatchInput, home: Tactics, away: Tactics): MatchInput {
  return { ...input, home: { ...input.home, tactics: home }, away: { ...input.away, tactics: away } };
}

function add(
  total: { goalsFor: number; goalsAgainst: number; xgFor: number; xgAgainst: number },
  input: MatchInput,
  side: 'home' | 'away',
): void {
  const { result } = simulateMatch(input);
  const { home, away } = result.box;
  const own = (side === 'home' ? home : away).team;
  const theirs = (side === 'home' ? away : home).team;
  total.goalsFor += own.goals;
  total.goalsAgainst += theirs.goals;
  total.xgFor += own.xg;
  total.xgAgainst += theirs.xg;
}

/** Rounds of fictitious play: enough for a thousandth of win probability. */
const ROUNDS = 20_000;

/**
 * Returns the mix that is hardest to answer, by fictitious play (Brown 1951): each round the best reply to all replies so far.
 */
export function equilibriumOf(payoff: readonly (readonly number[])[]): number[] {
  const plays = payoff.map(() => 0);
  const worth = payoff.map(() => 0);
  let reply = 0;
  for (let round = 0; round < ROUNDS; round++) {
    plays[reply]!++;
    for (let row = 0; row < worth.length; row++) worth[row]! += payoff[row]![reply]!;
    reply = worth.indexOf(Math.max(...worth));
  }
  return plays.map((count) => count / ROUNDS);
}

/** Returns the win probability of the best answer to a mix. */
export function bestReplyTo(payoff: readonly (readonly number[])[], mix: readonly number[]): number {
  return Math.max(...payoff.map((row) => row.reduce((sum, wins, column) => sum + wins * mix[column]!, 0)));
}

function bestAgainst(payoff: readonly (readonly number[])[], column: number): number {
  return Math.max(...payoff.map((row) => row[column]!));
}

export function tacticsText(report: TacticsReport): string {
  const width = Math.max(...report.names.map((name) => name.length)) + 1;
  const percent = (share: number) => (100 * share).toFixed(1).padStart(6);
  const rows = report.names.map(
    (name, row) =>
      `${name.padEnd(width)}${report.payoff[row]!.map((wins, column) => (row === column ? '     ·' : percent(wins))).join('')}${percent(report.field[row]!)}`,
  );
  const singles = report.singles.map(
    ({ name, winsAgainstBalanced, goalsFor, goalsAgainst }) =>
      `${name.padEnd(22)}${percent(winsAgainstBalanced)}   ${goalsFor.toFixed(2)} : ${goalsAgainst.toFixed(2)}`,
  );
  return [
    `wins of the row against the column, % (± ${percent(report.error).trim()}), and against the field`,
    `${''.padEnd(width)}${report.names.map((name) => name.slice(0, 5).padStart(6)).join('')} field`,
    ...rows,
    '',
    `the best reply to a known opponent gains ${percent(report.gainOfBestReply).trim()} % on average, to the whole field ${percent(report.gainOverField).trim()} %, to the equilibrium ${percent(report.gainOverEquilibrium).trim()} %`,
    `beaten by nobody: ${report.unbeaten.length === 0 ? 'none' : report.unbeaten.join(', ')}`,
    '',
    'one setting against balanced: wins %, goals for : against',
    ...singles,
  ].join('\n');
}
