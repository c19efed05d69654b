/** Games to check the win chance with, and what could have been expected of them before. */
import { simulateMatch } from '#engine/match/match.ts';
import type { MatchEvent, MatchInput, MatchResult } from '#engine/match/types.ts';
import { Random } from '#engine/random.ts';
import { gameInput, generateLeague, type SimTeam } from '../league.ts';

export interface CheckedGame {
  input: MatchInput;
  events: readonly MatchEvent[];
  result: MatchResult;
  /** Chance of the home team to win by what its league knew of both teams. */
  pregame: number;
}

/** Games of each team after which its strength is known about as well as a season tells. */
const GAMES_TO_KNOW_A_TEAM = 80;
/** Games of a league before it is replaced by a new one. */
const GAMES_OF_A_LEAGUE = 1500;
/** Deviation of the goal difference of a game, in goals. */
const SPREAD_OF_A_GAME = 2.5;
/** A normal deviate of so much is a logit of 1 (the logistic distribution that is nearest to the normal one). */
const LOGIT_PER_DEVIATE = 1.7;

/** Plays leagues of generated teams; each first plays a season by which its teams are then judged. */
export function* checkedGames(games: number, seed: number): Generator<CheckedGame> {
  for (let league = 0, played = 0; played < games; league++) {
    const random = new Random(`win-chance/${seed}/${league}`);
    const teams = generateLeague(`win-chance/${seed}/${league}`);
    const { strength, homeIce } = judge(teams, random);
    for (let game = 0; game < GAMES_OF_A_LEAGUE && played < games; game++, played++) {
      const [home, away] = random.shuffle(teams) as [SimTeam, SimTeam];
      const input = gameInput(home, away, random);
      const { events, result } = simulateMatch(input);
      const edge = homeIce + (strength.get(home.teamId) ?? 0) - (strength.get(away.teamId) ?? 0);
      yield { input, events, result, pregame: 1 / (1 + Math.exp((-LOGIT_PER_DEVIATE * edge) / SPREAD_OF_A_GAME)) };
    }
  }
}

/** Goals by which each team is better than the average one, and what the home ice is worth, from a season of games. */
function judge(teams: readonly SimTeam[], random: Random) {
  const sums = new Map<number, number>(teams.map(({ teamId }) => [teamId, 0]));
  const games = (teams.length * GAMES_TO_KNOW_A_TEAM) / 2;
  let homeSum = 0;
  for (let game = 0; game < games; game++) {
    const [home, away] = random.shuffle([...teams]) as [SimTeam, SimTeam];
    const { homeScore, awayScore } = simulateMatch(gameInput(home, away, random)).result;
    const difference = homeScore - awayScore;
    homeSum += difference;
    sums.set(home.teamId, (sums.get(home.teamId) ?? 0) + difference);
    sums.set(away.teamId, (sums.get(away.teamId) ?? 0) - difference);
  }
  const means = [...sums].map(([teamId, sum]) => [teamId, sum / GAMES_TO_KNOW_A_TEAM] as const);
  // Part of what a season shows is chance: means are drawn in by the share of their variance that is not.
  const variance = means.reduce((sum, [, mean]) => sum + mean * mean, 0) / means.length;
  const chance = SPREAD_OF_A_GAME ** 2 / GAMES_TO_KNOW_A_TEAM;
  const known = Math.max(0, 1 - chance / variance);
  return { strength: new Map(means.map(([teamId, mean]) => [teamId, known * mean])), homeIce: homeSum / games };
}
