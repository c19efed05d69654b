/** Games to check the win chance with, and the game view's odds before the faceoff. */
import { chanceAtFaceoff } from '#domains/game/rules/odds.ts';
import { newLeague } from '../clubs.ts';
import { type PlayedGame, Season } from '../season.ts';

export interface CheckedGame extends Pick<PlayedGame, 'input' | 'events' | 'result'> {
  /** Chance of the home team to win, by the players who dress and how fresh they are. */
  pregame: number;
}

const CLUBS = 32;
/** Games of each club in a league before it is replaced by a new one. */
const GAMES_OF_A_CLUB = 30;

/** Plays league games of whole seasons: with tired legs, injuries, goalies who rest and assistants who decide for themselves. */
export function* checkedGames(games: number, seed: number): Generator<CheckedGame> {
  for (let league = 0, played = 0; played < games; league++) {
    const label = `win-chance/${seed}/${league}`;
    const season = new Season(newLeague(label, CLUBS), { season: 1, seed: label });
    for (const { input, events, result } of season.regular(GAMES_OF_A_CLUB)) {
      if (played++ === games) return;
      yield { input, events, result, pregame: chanceAtFaceoff(input) };
    }
  }
}
