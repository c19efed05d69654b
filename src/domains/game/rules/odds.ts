/** What may be expected of a game before it begins. */
import type { Stage } from '#domains/competition/rules.ts';
import { HOME_ICE_LOGIT, LOGIT_PER_POINT } from '#domains/game/constants.ts';
import { teamRatings } from '#engine/lineup/strength.ts';
import type { MatchInput, MatchTeam } from '#engine/match/input.ts';

/** The ratings, 0 to 99 each, that tell who wins. */
export interface WinningRatings {
  offense: number;
  defense: number;
  goaltending: number;
}

/** Chance of the home team to win, 0 to 1, from the ratings of both. */
export function homeWinChance(home: WinningRatings, away: WinningRatings): number {
  const logit =
    HOME_ICE_LOGIT +
    LOGIT_PER_POINT.offense * (home.offense - away.offense) +
    LOGIT_PER_POINT.defense * (home.defense - away.defense) +
    LOGIT_PER_POINT.goaltending * (home.goaltending - away.goaltending);
  return 1 / (1 + Math.exp(-logit));
}

/** The same from the lineups that took the ice: what it was at the faceoff it stays, whatever becomes of the teams. */
export function chanceAtFaceoff({ home, away }: Pick<MatchInput, 'home' | 'away'>): number {
  return homeWinChance(ratingsTonight(home), ratingsTonight(away));
}

function ratingsTonight({ lineup, players }: MatchTeam): WinningRatings {
  // What a staff is worth shows over a season: a few goals, too little for the odds of a night.
  return teamRatings(lineup, new Map(players.map((player) => [player.id, player])), 0);
}

/** The words for how much a game matters: what it counts for, or the round of the playoffs. */
export function importanceOf(
  stage: Stage,
  playoffRound: number | null,
): 'scrimmage' | 'friendly' | 'regular' | 'tournament' | 'quarter-final' | 'semi-final' | 'final' {
  if (stage !== 'playoffs') return stage;
  return (['quarter-final', 'semi-final', 'final'] as const)[(playoffRound ?? 1) - 1] ?? 'final';
}
