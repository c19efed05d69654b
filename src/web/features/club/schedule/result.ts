/** A game from the perspective of one of its teams. */
import type { AnyTeamRef, GameRef } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import type { GameResult } from '#web/ui/form-strip.tsx';

export interface OwnGame {
  game: GameRef;
  isHome: boolean;
  opponent: AnyTeamRef;
  /** null before the final horn. */
  result: GameResult | null;
  scored: number | null;
  conceded: number | null;
}

/** Returns a game from a team's perspective. The score of a live game is the one so far; its result is still open. */
export function ownGame(game: GameRef, teamId: TeamId): OwnGame {
  const isHome = game.home.id === teamId;
  const score = game.live ?? game;
  const [scored, conceded] = isHome ? [score.homeScore, score.awayScore] : [score.awayScore, score.homeScore];
  const opponent = isHome ? game.away : game.home;
  return { game, isHome, opponent, scored, conceded, result: resultOf(game, scored, conceded) };
}

function resultOf(game: GameRef, scored: number | null, conceded: number | null): GameResult | null {
  if (game.status !== 'final' || scored === null || conceded === null) return null;
  if (scored === conceded) return 'T';
  const isRegulation = (game.endedIn ?? 'regulation') === 'regulation';
  if (scored > conceded) return isRegulation ? 'W' : 'OW';
  return isRegulation ? 'L' : 'OL';
}
