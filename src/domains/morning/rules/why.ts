/** One sentence about a game: why its winner won, as a reason with its numbers. */
import { WHY } from '#domains/morning/constants.ts';
import type { Turn, Why } from '#domains/morning/rules/facts.ts';
import type { PlayerId } from '#engine/ids.ts';

type Side = 'home' | 'away';
interface Goal {
  side: Side;
  scorer: PlayerId;
  period: number;
  second: number;
  strength: string;
  homeScore: number;
  awayScore: number;
}

/** The part of a game's story that is needed (`domains/game/rules/story.ts`). */
export interface Told {
  winner: Side | null;
  goals: readonly Goal[];
  turn: { goal: Goal; before: number; after: number } | null;
  winning: Goal | null;
  deficit: number;
  shots: Readonly<Record<Side, number>>;
  goalies: readonly { side: Side; playerId: PlayerId; saves: number }[];
  scorers: readonly { side: Side; playerId: PlayerId; goals: number }[];
}

/** Returns the turning point as the club sees it; null: a tie. */
export function turnOf({ turn }: Told, ownSide: Side): Turn | null {
  if (!turn) return null;
  const { goal, before, after } = turn;
  const { scorer, period, second, homeScore, awayScore } = goal;
  return { playerId: scorer, isOurs: goal.side === ownSide, period, second, homeScore, awayScore, before, after };
}

/** Returns the first reason that fits, the most telling ones first; the last one always fits. */
export function whyOf(story: Told, endedIn: 'regulation' | 'overtime' | 'shootout'): Why {
  const { winner, shots } = story;
  if (winner === null) return { reason: 'tie', playerId: null, count: shots.home, against: shots.away };
  const sides: Sides = { winner, loser: winner === 'home' ? 'away' : 'home' };
  for (const find of [ofShutout, ofComeback, ofHatTrick, ofGoalie]) {
    const found = find(story, sides);
    if (found && !(found.reason === 'shutout' && endedIn === 'shootout')) return found;
  }
  if (endedIn === 'shootout') return byShots('shootout', story, sides);
  if (endedIn === 'overtime') return { ...byShots('overtime', story, sides), playerId: story.winning?.scorer ?? null };
  return ofPowerPlay(story, sides) ?? ofPeriod(story, sides) ?? ofLateGoal(story) ?? ofShots(story, sides);
}

interface Sides {
  winner: Side;
  loser: Side;
}

/** Returns the winner's goalie, if he played alone. */
function goalieOf({ goalies }: Told, { winner }: Sides) {
  const own = goalies.filter(({ side }) => side === winner);
  return own.length === 1 ? own[0] : undefined;
}

function ofShutout(story: Told, sides: Sides): Why | null {
  const goalie = goalieOf(story, sides);
  if (!goalie || story.goals.some(({ side }) => side === sides.loser)) return null;
  return { reason: 'shutout', playerId: goalie.playerId, count: goalie.saves, against: 0 };
}

function ofComeback({ deficit }: Told): Why | null {
  return deficit >= WHY.deficit ? { reason: 'comeback', playerId: null, count: deficit, against: 0 } : null;
}

function ofHatTrick({ scorers }: Told, { winner }: Sides): Why | null {
  const best = scorers.find(({ side, goals }) => side === winner && goals >= WHY.hatTrick);
  return best ? { reason: 'hat-trick', playerId: best.playerId, count: best.goals, against: 0 } : null;
}

function ofGoalie(story: Told, sides: Sides): Why | null {
  const goalie = goalieOf(story, sides);
  const more = story.shots[sides.loser] - story.shots[sides.winner];
  if (!goalie || goalie.saves < WHY.saves || more < WHY.outshotBy) return null;
  return { reason: 'goalie', playerId: goalie.playerId, count: goalie.saves, against: story.shots[sides.loser] };
}

function ofPowerPlay({ goals }: Told, { winner, loser }: Sides): Why | null {
  const scored = (of: Side) => goals.filter(({ side, strength }) => side === of && strength === 'power-play').length;
  const [count, against] = [scored(winner), scored(loser)];
  return count - against >= WHY.powerPlayGoals ? { reason: 'power-play', playerId: null, count, against } : null;
}

/** Names the period in `against`: the loser's goals in it do not matter to the sentence. */
function ofPeriod({ goals }: Told, { winner }: Sides): Why | null {
  const lead = (period: number) =>
    goals.reduce((sum, goal) => sum + (goal.period !== period ? 0 : goal.side === winner ? 1 : -1), 0);
  const best = [1, 2, 3].toSorted((one, other) => lead(other) - lead(one))[0] ?? 1;
  if (lead(best) < WHY.periodGoals) return null;
  const count = goals.filter(({ side, period }) => side === winner && period === best).length;
  return { reason: 'period', playerId: null, count, against: best };
}

function ofLateGoal({ winning }: Told): Why | null {
  if (winning?.period !== 3 || winning.second < WHY.lateSecond) return null;
  return { reason: 'late-goal', playerId: winning.scorer, count: 0, against: 0 };
}

function ofShots(story: Told, sides: Sides): Why {
  const more = story.shots[sides.winner] - story.shots[sides.loser];
  return byShots(more >= WHY.moreShots ? 'shots' : 'finishing', story, sides);
}

function byShots(reason: Why['reason'], { shots }: Told, { winner, loser }: Sides): Why {
  return { reason, playerId: null, count: shots[winner], against: shots[loser] };
}
