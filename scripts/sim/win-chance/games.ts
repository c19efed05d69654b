/** Games to check the win chance with, and what the game view says of them before the faceoff. */
import { homeWinChance } from '#domains/game/rules/odds.ts';
import { type TeamRatings, teamRatings } from '#engine/lineup/strength.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { simulateMatch } from '#engine/match/match.ts';
import type { MatchResult } from '#engine/match/result.ts';
import { Random } from '#engine/random.ts';
import { gameInput, generateLeague, type SimTeam } from '../league.ts';

export interface CheckedGame {
  input: MatchInput;
  events: readonly MatchEvent[];
  result: MatchResult;
  ratings: { home: TeamRatings; away: TeamRatings };
  /** Chance of the home team to win by the ratings of both. */
  pregame: number;
}

/** Games of a league before it is replaced by a new one. */
const GAMES_OF_A_LEAGUE = 500;
/** Staffs do not play. */
const COACHING = 50;

export function* checkedGames(games: number, seed: number): Generator<CheckedGame> {
  for (let league = 0, played = 0; played < games; league++) {
    const random = new Random(`win-chance/${seed}/${league}`);
    const teams = generateLeague(`win-chance/${seed}/${league}`);
    const ratings = new Map(teams.map((team) => [team, ratingsOf(team)]));
    for (let game = 0; game < GAMES_OF_A_LEAGUE && played < games; game++, played++) {
      const [home, away] = random.shuffle(teams) as [SimTeam, SimTeam];
      const both = { home: ratings.get(home) ?? ratingsOf(home), away: ratings.get(away) ?? ratingsOf(away) };
      const input = gameInput(home, away, random);
      const { events, result } = simulateMatch(input);
      yield { input, events, result, ratings: both, pregame: homeWinChance(both.home, both.away) };
    }
  }
}

function ratingsOf({ lineup, roster }: SimTeam): TeamRatings {
  return teamRatings(lineup, new Map(roster.map((player) => [player.id, player])), COACHING);
}
