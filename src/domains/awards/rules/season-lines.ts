/** What writers know about a season when they vote. */
import type { GoalieCounts, SkaterCounts } from '#domains/stats/rules/totals.ts';
import type { ClubId, LeagueId, PersonId, PlayerId, TeamId, UserId } from '#engine/ids.ts';
import type { Level, Position } from '#engine/player/skills.ts';

interface Line {
  playerId: PlayerId;
  /** The team that he played for most, and its club. */
  teamId: TeamId;
  clubId: ClubId;
  position: Position;
  isRookie: boolean;
  games: number;
}

type Uncounted = 'ppToi' | 'ppGoals' | 'shGoals' | 'shAssists' | 'shots' | 'xg' | 'hits';
type GoalieCount = 'wins' | 'shutouts' | 'shotsAgainst' | 'saves' | 'goalsAgainst' | 'xga' | 'toi';

export interface SkaterLine extends Line, Omit<SkaterCounts, Uncounted> {}

export interface GoalieLine extends Line, Pick<GoalieCounts, GoalieCount> {}

export interface TeamLine {
  teamId: TeamId;
  clubId: ClubId;
  /** The club's manager at the season's end; null: an AI. */
  userId: UserId | null;
  played: number;
  points: number;
  /** From 1. */
  rank: number;
  /** Share of possible points in the season before, in any league; null: there was none. */
  shareBefore: number | null;
  /** Tier of that league. */
  tierBefore: number | null;
  /** Its rank by the strength of its roster before the season; null: not rated. */
  expectedRank: number | null;
  isChampion: boolean;
  /** Playoff rounds won; null: missed the playoffs. */
  roundsWon: number | null;
}

/** A first team's regular season under a head coach. */
export interface CoachLine {
  personId: PersonId;
  teamId: TeamId;
  clubId: ClubId;
  games: number;
  wins: number;
  /** After overtime, or in a shootout. */
  overtimeLosses: number;
  losses: number;
  points: number;
}

/** One league's season. */
export interface LeagueSeason {
  leagueId: LeagueId;
  level: Level;
  tier: number;
  teams: readonly TeamLine[];
  skaters: readonly SkaterLine[];
  goalies: readonly GoalieLine[];
  /** Only of first teams. */
  coaches: readonly CoachLine[];
  playoffs: { skaters: readonly SkaterLine[]; goalies: readonly GoalieLine[] };
}
