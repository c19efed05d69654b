/** What booking a game needs to know of it: a twentieth of the box score, which stays on the thread that played the game. */
import { type Appearances, appearancesOf } from '#domains/player/rules/after-game.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { MatchResult } from '#engine/match/result.ts';

export interface GameOutcome extends Pick<MatchResult, 'endedIn' | 'winner' | 'homeScore' | 'awayScore' | 'injuries'> {
  /** Goals of both teams, period by period. */
  periodScores: [home: number, away: number][];
  /** The three stars, the first one first. */
  stars: PlayerId[];
  /** What the night was like for each dressed player. */
  appearances: Appearances;
}

export function outcomeOf(result: MatchResult): GameOutcome {
  const { endedIn, winner, homeScore, awayScore, injuries, box } = result;
  return {
    endedIn,
    winner,
    homeScore,
    awayScore,
    injuries,
    periodScores: box.home.team.goalsByPeriod.map((goals, index) => [goals, box.away.team.goalsByPeriod[index] ?? 0]),
    stars: box.stars,
    appearances: appearancesOf(result),
  };
}

/** Returns the players dressed by either team. */
export function dressedIn({ appearances: { home, away } }: Pick<GameOutcome, 'appearances'>): PlayerId[] {
  return [...home, ...away].map(({ playerId }) => playerId);
}
