/** Contents of a box score: a line for each player and each team, and the three stars. */
import type { PlayerId, TeamId } from '#engine/ids.ts';
import type { Position } from '#engine/player/skills.ts';

/** Counts of a skater: whole numbers, times in seconds, xg in thousandths of a goal. */
export interface SkaterCounted {
  toi: number;
  ppToi: number;
  shToi: number;
  goals: number;
  assists: number;
  ppGoals: number;
  ppAssists: number;
  shGoals: number;
  shAssists: number;
  /** 1 for the winner's goal that exceeded the loser's final total. */
  gameWinningGoals: number;
  plusMinus: number;
  pim: number;
  shots: number;
  xg: number;
  hits: number;
  blocks: number;
  takeaways: number;
  giveaways: number;
  faceoffsWon: number;
  faceoffsLost: number;
}

/** One skater's line in the box score. */
export interface SkaterLine extends SkaterCounted {
  playerId: PlayerId;
  /** His position in the lineup. */
  position: Position;
  shifts: number;
  emptyNetGoals: number;
  /** Penalties taken, of any kind. */
  penalties: number;
  missed: number;
  /** His attempts that were blocked. */
  attemptsBlocked: number;
  fights: number;
  shootoutAttempts: number;
  shootoutGoals: number;
}

export interface GoalieLine {
  playerId: PlayerId;
  started: boolean;
  toi: number;
  shotsAgainst: number;
  goalsAgainst: number;
  saves: number;
  ppShotsAgainst: number;
  ppGoalsAgainst: number;
  /** Expected goals against in thousandths. */
  xga: number;
  pim: number;
  assists: number;
  /** 'W' | 'L' | 'OTL' (overtime or shootout) for the goalie of record, null for the others. */
  decision: 'W' | 'L' | 'OTL' | null;
  shutout: boolean;
  shootoutAttempts: number;
  shootoutSaves: number;
}

/** A team's line of a game. A shootout win counts one goal in `score`, none in `goals`. */
export interface TeamLine {
  teamId: TeamId;
  score: number;
  goals: number;
  goalsByPeriod: number[];
  shots: number;
  shotsByPeriod: number[];
  attempts: number;
  missed: number;
  /** Its attempts blocked by the other team. */
  attemptsBlocked: number;
  xg: number;
  ppGoals: number;
  ppOpportunities: number;
  ppSeconds: number;
  shGoals: number;
  emptyNetGoals: number;
  penalties: number;
  pim: number;
  hits: number;
  blocks: number;
  takeaways: number;
  giveaways: number;
  faceoffsWon: number;
}

export interface TeamBox {
  team: TeamLine;
  skaters: SkaterLine[];
  goalies: GoalieLine[];
}

export interface BoxScore {
  home: TeamBox;
  away: TeamBox;
  /** First, second and third star. */
  stars: PlayerId[];
}
