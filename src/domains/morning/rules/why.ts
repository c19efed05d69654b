/** One sentence about a game: why its winner won, as a reason with its numbers. */
import { byPeriod, goalieOf, isLate, type Story } from '#domains/game/rules/story.ts';
import { type REASONS, WHY } from '#domains/morning/constants.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Side } from '#engine/match/sides.ts';

/** Why the winner won: a reason with its numbers, and the player whom it names. */
export interface Why {
  reason: (typeof REASONS)[number];
  playerId: PlayerId | null;
  /** Of the winner and the loser: shots, goals or saves, as the reason says; 0 without. */
  count: number;
  against: number;
}

/** Returns the first reason that fits, the most telling ones first; the last one always fits. */
export function whyOf(story: Story, endedIn: 'regulation' | 'overtime' | 'shootout'): Why {
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

function ofShutout(story: Story, sides: Sides): Why | null {
  const goalie = goalieOf(story, sides.winner);
  if (!goalie || story.goals.some(({ side }) => side === sides.loser)) return null;
  return { reason: 'shutout', playerId: goalie.playerId, count: goalie.saves, against: 0 };
}

function ofComeback({ deficit }: Story): Why | null {
  return deficit >= WHY.deficit ? { reason: 'comeback', playerId: null, count: deficit, against: 0 } : null;
}

function ofHatTrick({ scorers }: Story, { winner }: Sides): Why | null {
  const best = scorers.find(({ side, goals }) => side === winner && goals >= WHY.hatTrick);
  return best ? { reason: 'hat-trick', playerId: best.playerId, count: best.goals, against: 0 } : null;
}

function ofGoalie(story: Story, sides: Sides): Why | null {
  const goalie = goalieOf(story, sides.winner);
  const more = story.shots[sides.loser] - story.shots[sides.winner];
  if (!goalie || goalie.saves < WHY.saves || more < WHY.outshotBy) return null;
  return { reason: 'goalie', playerId: goalie.playerId, count: goalie.saves, against: story.shots[sides.loser] };
}

function ofPowerPlay({ goals }: Story, { winner, loser }: Sides): Why | null {
  const scored = (of: Side) => goals.filter(({ side, strength }) => side === of && strength === 'power-play').length;
  const [count, against] = [scored(winner), scored(loser)];
  return count - against >= WHY.powerPlayGoals ? { reason: 'power-play', playerId: null, count, against } : null;
}

/** Names the period in `against`: the loser's goals in it do not matter to the sentence. */
function ofPeriod(story: Story, { winner, loser }: Sides): Why | null {
  const [own, other] = [byPeriod(story, winner), byPeriod(story, loser)];
  const leads = own.map((count, index) => count - (other[index] ?? 0));
  const best = leads.indexOf(Math.max(...leads));
  if ((leads[best] ?? 0) < WHY.periodGoals) return null;
  return { reason: 'period', playerId: null, count: own[best] ?? 0, against: best + 1 };
}

function ofLateGoal({ winning }: Story): Why | null {
  return winning && isLate(winning) ? { reason: 'late-goal', playerId: winning.scorer, count: 0, against: 0 } : null;
}

function ofShots(story: Story, sides: Sides): Why {
  const more = story.shots[sides.winner] - story.shots[sides.loser];
  return byShots(more >= WHY.moreShots ? 'shots' : 'finishing', story, sides);
}

function byShots(reason: Why['reason'], { shots }: Story, { winner, loser }: Sides): Why {
  return { reason, playerId: null, count: shots[winner], against: shots[loser] };
}
