/** A review as stored: teams, players and users by their ids; names only where they must stay as of the moment. */
import type { SeasonReview } from '#domains/season-review/contract.ts';
import type { ClubId, PlayerId, TeamId, UserId } from '#engine/ids.ts';

type GameOfReview = NonNullable<SeasonReview['bestWin']>;
export type GameFact = Omit<GameOfReview, 'opponent'> & { opponentTeamId: TeamId };

/** The same row with ids in place of named fields. */
type Kept<Row, Named extends keyof Row, Ids> = Omit<Row, Named> & Ids;
type Of<List extends keyof SeasonReview> = SeasonReview[List] extends readonly (infer Row)[] ? Row : never;

export type Leader = Kept<Of<'leaders'>, 'player', { playerId: PlayerId }>;
export type Arrival = Kept<Of<'arrivals'>, 'player' | 'from', { playerId: PlayerId; fromClubId: ClubId | null }>;
export type Departure = Kept<Of<'departures'>, 'player' | 'to', { playerId: PlayerId; toClubId: ClubId | null }>;
export type Young = Kept<Of<'young'>, 'player', { playerId: PlayerId }>;
export type ManagerOfSeason = Kept<NonNullable<SeasonReview['manager']>, 'user', { userId: UserId }>;

/** The season according to the standings. */
export type Finish = Pick<
  SeasonReview,
  | 'leagueId'
  | 'rank'
  | 'clubs'
  | 'expectedRank'
  | 'wins'
  | 'overtimeWins'
  | 'overtimeLosses'
  | 'losses'
  | 'points'
  | 'goalsFor'
  | 'goalsAgainst'
  | 'playoffRoundsWon'
  | 'isChampion'
  | 'movement'
>;

export interface ReviewFacts extends Finish {
  bestWin: GameFact | null;
  biggestWin: GameFact | null;
  biggestLoss: GameFact | null;
  leaders: Leader[];
  arrivals: Arrival[];
  departures: Departure[];
  young: Young[];
  records: SeasonReview['records'];
  manager: ManagerOfSeason | null;
}
