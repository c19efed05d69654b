/** The rows of a game's statistics in COPY format: made on the thread that plays the game, stored by `record.ts`. */
import type { GameId } from '#engine/ids.ts';
import type { BoxScore, GoalieLine, TeamLine } from '#engine/match/record/box-score/box.ts';
import { type Bytes, binaryRows, type RowOf } from '#platform/database/binary-rows.ts';

// The counts of each kind, with the same columns in the rows of games and in the sums of seasons.
export const SKATER_COUNTS = {
  toi: 'integer',
  ppToi: 'integer',
  shToi: 'integer',
  shifts: 'smallint',
  goals: 'smallint',
  assists: 'smallint',
  ppGoals: 'smallint',
  ppAssists: 'smallint',
  shGoals: 'smallint',
  shAssists: 'smallint',
  gameWinningGoals: 'smallint',
  emptyNetGoals: 'smallint',
  plusMinus: 'smallint',
  pim: 'smallint',
  penalties: 'smallint',
  shots: 'smallint',
  missed: 'smallint',
  attemptsBlocked: 'smallint',
  xg: 'integer',
  hits: 'smallint',
  blocks: 'smallint',
  takeaways: 'smallint',
  giveaways: 'smallint',
  faceoffsWon: 'smallint',
  faceoffsLost: 'smallint',
  fights: 'smallint',
  shootoutAttempts: 'smallint',
  shootoutGoals: 'smallint',
} as const;
export const GOALIE_COUNTS = {
  toi: 'integer',
  shotsAgainst: 'smallint',
  goalsAgainst: 'smallint',
  saves: 'smallint',
  ppShotsAgainst: 'smallint',
  ppGoalsAgainst: 'smallint',
  xga: 'integer',
  pim: 'smallint',
  assists: 'smallint',
  shootoutAttempts: 'smallint',
  shootoutSaves: 'smallint',
} as const;
export const TEAM_COUNTS = {
  goals: 'smallint',
  goalsAgainst: 'smallint',
  shots: 'smallint',
  shotsAgainst: 'smallint',
  attempts: 'smallint',
  missed: 'smallint',
  attemptsBlocked: 'smallint',
  xg: 'integer',
  xga: 'integer',
  ppGoals: 'smallint',
  ppOpportunities: 'smallint',
  ppGoalsAgainst: 'smallint',
  timesShorthanded: 'smallint',
  shGoals: 'smallint',
  emptyNetGoals: 'smallint',
  penalties: 'smallint',
  pim: 'smallint',
  hits: 'smallint',
  blocks: 'smallint',
  takeaways: 'smallint',
  giveaways: 'smallint',
  faceoffsWon: 'smallint',
  faceoffsLost: 'smallint',
} as const;

export const SKATER_ROW = {
  gameId: 'integer',
  playerId: 'integer',
  teamId: 'integer',
  position: 'text',
  ...SKATER_COUNTS,
} as const;
export const GOALIE_ROW = {
  gameId: 'integer',
  playerId: 'integer',
  teamId: 'integer',
  started: 'boolean',
  decision: 'text',
  shutout: 'boolean',
  ...GOALIE_COUNTS,
} as const;
export const TEAM_ROW = { gameId: 'integer', teamId: 'integer', ...TEAM_COUNTS } as const;

/** Rows of one game in the layouts above. */
export interface GameRows {
  skaters: Bytes;
  goalies: Bytes;
  teams: Bytes;
}

export function gameRows(gameId: GameId, { home, away }: BoxScore): GameRows {
  const teams = [home, away];
  const together = (parts: Bytes[]): Bytes => new Uint8Array(Buffer.concat(parts));
  return {
    skaters: together(
      teams.map(({ team: { teamId }, skaters }) => binaryRows(SKATER_ROW, skaters, { gameId, teamId })),
    ),
    goalies: together(
      teams.map(({ team: { teamId }, goalies }) =>
        binaryRows(GOALIE_ROW, goalies.filter(hasPlayed), { gameId, teamId }),
      ),
    ),
    teams: binaryRows(TEAM_ROW, [teamRow(home.team, away.team), teamRow(away.team, home.team)], { gameId }),
  };
}

/** Returns whether a goalie played; one who sat on the bench all night is in the box score, but has no game. */
function hasPlayed(line: GoalieLine): boolean {
  return line.started || line.toi > 0;
}

function teamRow(own: TeamLine, other: TeamLine): Omit<RowOf<typeof TEAM_ROW>, 'gameId'> {
  return {
    ...own,
    goalsAgainst: other.goals,
    shotsAgainst: other.shots,
    xga: other.xg,
    ppGoalsAgainst: other.ppGoals,
    timesShorthanded: other.ppOpportunities,
    faceoffsLost: other.faceoffsWon,
  };
}
