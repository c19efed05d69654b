/** What a beat writer would pick out of a finished game, read from its events. */
import { LATE_SECOND, REGULATION_PERIODS } from '#domains/game/constants.ts';
import type { WinChanceModel } from '#domains/game/rules/analysis/win-chance.ts';
import { winChance } from '#domains/game/rules/analysis/win-chance.ts';
import { MomentTrack } from '#domains/game/rules/analysis/win-chance-curve.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { Side } from '#engine/match/sides.ts';

export interface Goal {
  side: Side;
  scorer: PlayerId;
  period: number;
  /** Of the period. */
  second: number;
  strength: 'even' | 'power-play' | 'shorthanded' | 'penalty-shot';
  emptyNet: boolean;
  homeScore: number;
  awayScore: number;
}

export interface Story {
  /** null: a tie. */
  winner: Side | null;
  goals: Goal[];
  /** The winner's goal that moved the win chance the most, with the winner's chance before and after it in percent. */
  turn: { goal: Goal; before: number; after: number } | null;
  /** The goal that the loser did not match; null after a shootout and in a tie. */
  winning: Goal | null;
  /** Largest deficit of the winner, in goals. */
  deficit: number;
  /** How often one side took the lead from the other. */
  leadChanges: number;
  /** On goal. */
  shots: Record<Side, number>;
  /** Saves of the goalies who faced a shot, by their side. */
  goalies: { side: Side; playerId: PlayerId; saves: number; goalsAgainst: number }[];
  /** Goals and assists of each player with a point, the most points first, goals before assists. */
  scorers: { side: Side; playerId: PlayerId; goals: number; assists: number }[];
}

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** @param model chances of two average teams of the competition; @param events of the whole game */
export function storyOf(events: readonly MatchEvent[], model: WinChanceModel): Story {
  const end = events.find((event) => event.type === 'game-end');
  const winner = end?.type === 'game-end' ? end.winner : null;
  const goals: Goal[] = [];
  const swings: { goal: Goal; before: number; after: number }[] = [];
  const track = new MomentTrack();
  const shots = { home: 0, away: 0 };
  const goalies = new Map<PlayerId, Story['goalies'][number]>();
  const scorers = new Map<PlayerId, Story['scorers'][number]>();
  const goalieOf = (side: Side, playerId: PlayerId) => {
    const known = goalies.get(playerId) ?? { side, playerId, saves: 0, goalsAgainst: 0 };
    goalies.set(playerId, known);
    return known;
  };
  const scorerOf = (side: Side, playerId: PlayerId) => {
    const known = scorers.get(playerId) ?? { side, playerId, goals: 0, assists: 0 };
    scorers.set(playerId, known);
    return known;
  };
  const inNet: Partial<Record<Side, PlayerId>> = {};
  for (const event of events) {
    const before = event.type === 'goal' ? winChance(model, track.moment()) : 0;
    track.follow(event);
    if (event.type === 'shot') {
      if (event.outcome === 'on-goal' || event.outcome === 'goal') shots[event.side]++;
      if (event.goalie !== undefined) inNet[other(event.side)] = event.goalie;
      if (event.outcome === 'goal' && event.goalie !== undefined)
        goalieOf(other(event.side), event.goalie).goalsAgainst++;
    } else if (event.type === 'save') {
      goalieOf(event.side, event.goalie).saves++;
    } else if (event.type === 'penalty-shot') {
      // Counts as a shot on goal for the team and for the goalie.
      shots[event.side]++;
      goalieOf(other(event.side), event.goalie)[event.scored ? 'goalsAgainst' : 'saves']++;
    } else if (event.type === 'goal') {
      const { side, scorer, period, second, strength, emptyNet, homeScore, awayScore } = event;
      const goal = { side, scorer, period, second, strength, emptyNet, homeScore, awayScore };
      goals.push(goal);
      scorerOf(side, scorer).goals++;
      for (const helper of event.assists) scorerOf(side, helper).assists++;
      const after = track.result ?? winChance(model, track.moment());
      if (side === winner)
        swings.push(side === 'home' ? { goal, before, after } : { goal, before: 1 - before, after: 1 - after });
    }
  }
  const turn = swings.toSorted((one, next) => next.after - next.before - (one.after - one.before))[0];
  return {
    winner,
    goals,
    turn: turn ? { goal: turn.goal, before: percent(turn.before), after: percent(turn.after) } : null,
    winning: winningGoal(goals, winner),
    ...wayThere(goals, winner),
    shots,
    goalies: [...goalies.values()],
    scorers: [...scorers.values()].sort(
      (one, next) => next.goals + next.assists - one.goals - one.assists || next.goals - one.goals,
    ),
  };
}

/** Returns a side's goalie, if he played the whole game; else null. */
export function goalieOf({ goalies }: Pick<Story, 'goalies'>, side: Side): Story['goalies'][number] | null {
  const own = goalies.filter((goalie) => goalie.side === side);
  return own.length === 1 ? (own[0] ?? null) : null;
}

/** Returns a side's goals in each of the three periods. */
export function byPeriod({ goals }: Pick<Story, 'goals'>, side: Side): number[] {
  return [1, 2, 3].map((period) => goals.filter((goal) => goal.side === side && goal.period === period).length);
}

export function isLate({ period, second }: Pick<Goal, 'period' | 'second'>): boolean {
  return period === REGULATION_PERIODS && second >= LATE_SECOND;
}

function percent(chance: number): number {
  return Math.round(chance * 100);
}

const scoreOf = (goal: Goal, side: Side) => (side === 'home' ? goal.homeScore : goal.awayScore);

function winningGoal(goals: readonly Goal[], winner: Side | null): Goal | null {
  const last = goals.at(-1);
  if (winner === null || last === undefined) return null;
  const lost = scoreOf(last, other(winner));
  return goals.find((goal) => goal.side === winner && scoreOf(goal, winner) === lost + 1) ?? null;
}

/** Returns the winner's largest deficit and how often the lead changed sides. */
function wayThere(goals: readonly Goal[], winner: Side | null): Pick<Story, 'deficit' | 'leadChanges'> {
  let [deficit, leadChanges] = [0, 0];
  let leader: Side | null = null;
  for (const goal of goals) {
    const ahead = goal.homeScore - goal.awayScore;
    if (winner !== null) deficit = Math.max(deficit, winner === 'home' ? -ahead : ahead);
    const now: Side | null = ahead === 0 ? null : ahead > 0 ? 'home' : 'away';
    if (now !== null && leader !== null && now !== leader) leadChanges++;
    leader = now ?? leader;
  }
  return { deficit, leadChanges };
}
