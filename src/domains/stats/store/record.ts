/** Writes the statistics of finished games: a row a player and team, and the sums of the season. */
import { sql } from 'drizzle-orm';
import {
  goalieGames,
  goalieSeasons,
  skaterGames,
  skaterSeasons,
  teamGames,
  teamSeasons,
} from '#domains/stats/tables.ts';
import type { GoalieLine, MatchResult, SkaterLine, TeamLine } from '#engine/match/types.ts';
import { copyInto, mergeInto } from '#server/database/bulk.ts';
import type { Transaction } from '#server/database/client.ts';

/** A game whose statistics count; friendlies do not. */
export interface CountedGame {
  id: number;
  season: number;
  leagueId: number;
  stage: 'regular' | 'playoffs';
  result: MatchResult;
}

// The counted columns of each kind: the same in the rows of games and in the sums.
const SKATER_COUNTS = [
  'toi',
  'ppToi',
  'shToi',
  'shifts',
  'goals',
  'assists',
  'ppGoals',
  'ppAssists',
  'shGoals',
  'shAssists',
  'gameWinningGoals',
  'emptyNetGoals',
  'plusMinus',
  'pim',
  'penalties',
  'shots',
  'missed',
  'attemptsBlocked',
  'xg',
  'hits',
  'blocks',
  'takeaways',
  'giveaways',
  'faceoffsWon',
  'faceoffsLost',
  'fights',
  'shootoutAttempts',
  'shootoutGoals',
] as const;
const GOALIE_COUNTS = [
  'toi',
  'shotsAgainst',
  'goalsAgainst',
  'saves',
  'ppShotsAgainst',
  'ppGoalsAgainst',
  'xga',
  'pim',
  'assists',
  'shootoutAttempts',
  'shootoutSaves',
] as const;
const TEAM_COUNTS = [
  'goals',
  'goalsAgainst',
  'shots',
  'shotsAgainst',
  'attempts',
  'missed',
  'attemptsBlocked',
  'xg',
  'xga',
  'ppGoals',
  'ppOpportunities',
  'ppGoalsAgainst',
  'timesShortHanded',
  'shGoals',
  'emptyNetGoals',
  'penalties',
  'pim',
  'hits',
  'blocks',
  'takeaways',
  'giveaways',
  'faceoffsWon',
  'faceoffsLost',
] as const;

type SkaterRow = typeof skaterGames.$inferInsert;
type GoalieRow = typeof goalieGames.$inferInsert;
type TeamRow = typeof teamGames.$inferInsert;
type SeasonKey = { season: number; stage: 'regular' | 'playoffs'; leagueId: number };

/**
 * Records games that have not been recorded before; who makes sure of that is `game/store/record.ts`. No player and no
 * team may be in two of the games.
 */
export async function recordStatistics(tx: Transaction, games: readonly CountedGame[]): Promise<void> {
  const rows = await recordGameRows(tx, games);
  await mergeInto(
    tx,
    skaterSeasons,
    rows.skaters.map(({ row, key }) => skaterSeasonOf(row, key)),
    { key: ['playerId', 'season', 'stage', 'teamId'], add: ['games', ...SKATER_COUNTS] },
  );
  await mergeInto(
    tx,
    goalieSeasons,
    rows.goalies.map(({ row, key }) => goalieSeasonOf(row, key)),
    {
      key: ['playerId', 'season', 'stage', 'teamId'],
      add: ['games', 'starts', 'wins', 'losses', 'overtimeLosses', 'shutouts', ...GOALIE_COUNTS],
    },
  );
  await mergeInto(
    tx,
    teamSeasons,
    rows.teams.map(({ row, key }) => teamSeasonOf(row, key)),
    { key: ['teamId', 'season', 'stage'], add: ['games', ...TEAM_COUNTS] },
  );
}

/** Only the rows of the games, without the sums; `sumSeason` makes these when a whole season has been written. */
export async function recordGameRows(tx: Transaction, games: readonly CountedGame[]) {
  const skaters: { row: SkaterRow; key: SeasonKey }[] = [];
  const goalies: { row: GoalieRow; key: SeasonKey }[] = [];
  const teams: { row: TeamRow; key: SeasonKey }[] = [];
  for (const { id, season, leagueId, stage, result } of games) {
    const key = { season, stage, leagueId };
    const { home, away } = result.box;
    for (const [own, other] of [
      [home, away],
      [away, home],
    ] as const) {
      const { teamId } = own.team;
      for (const line of own.skaters) skaters.push({ row: skaterRow(id, teamId, line), key });
      for (const line of own.goalies) if (hasPlayed(line)) goalies.push({ row: goalieRow(id, teamId, line), key });
      teams.push({ row: teamRow(id, own.team, other.team), key });
    }
  }
  await copyInto(
    tx,
    skaterGames,
    skaters.map(({ row }) => row),
  );
  await copyInto(
    tx,
    goalieGames,
    goalies.map(({ row }) => row),
  );
  await copyInto(
    tx,
    teamGames,
    teams.map(({ row }) => row),
  );
  return { skaters, goalies, teams };
}

/** The sums of a season from its games, for one that has none yet. */
export async function sumSeason(tx: Transaction, season: number): Promise<void> {
  const sums = (names: readonly string[]) =>
    sql.raw(names.map((name) => `sum(l.${snakeCase(name)})::int as ${snakeCase(name)}`).join(', '));
  const list = (names: readonly string[]) => sql.raw(names.map(snakeCase).join(', '));
  const from = (table: typeof skaterGames | typeof goalieGames | typeof teamGames) =>
    sql`from ${table} l join games g on g.id = l.game_id where g.season = ${season} and g.stage <> 'friendly'`;
  await tx.execute(sql`
    insert into ${skaterSeasons} (season, stage, league_id, player_id, team_id, games, ${list(SKATER_COUNTS)})
    select g.season, g.stage, g.league_id, l.player_id, l.team_id, count(*), ${sums(SKATER_COUNTS)}
    ${from(skaterGames)} group by 1, 2, 3, 4, 5 order by 1, 2, 3, 5, 4`);
  await tx.execute(sql`
    insert into ${goalieSeasons} (season, stage, league_id, player_id, team_id, games, starts, wins, losses,
      overtime_losses, shutouts, ${list(GOALIE_COUNTS)})
    select g.season, g.stage, g.league_id, l.player_id, l.team_id, count(*), count(*) filter (where l.started),
      count(*) filter (where l.decision = 'W'), count(*) filter (where l.decision = 'L'),
      count(*) filter (where l.decision = 'OTL'), count(*) filter (where l.shutout), ${sums(GOALIE_COUNTS)}
    ${from(goalieGames)} group by 1, 2, 3, 4, 5 order by 1, 2, 3, 5, 4`);
  await tx.execute(sql`
    insert into ${teamSeasons} (season, stage, league_id, team_id, games, ${list(TEAM_COUNTS)})
    select g.season, g.stage, g.league_id, l.team_id, count(*), ${sums(TEAM_COUNTS)}
    ${from(teamGames)} group by 1, 2, 3, 4 order by 1, 2, 3, 4`);
}

/** A goalie who sat on the bench all night is in the box score, but the game is none of his. */
function hasPlayed(line: GoalieLine): boolean {
  return line.started || line.toi > 0;
}

function skaterRow(gameId: number, teamId: number, line: SkaterLine): SkaterRow {
  return { gameId, teamId, ...line };
}

function goalieRow(gameId: number, teamId: number, line: GoalieLine): GoalieRow {
  return { gameId, teamId, ...line };
}

function teamRow(gameId: number, own: TeamLine, other: TeamLine): TeamRow {
  const { score: _score, goalsByPeriod: _goals, shotsByPeriod: _shots, ppSeconds: _seconds, ...counts } = own;
  return {
    gameId,
    ...counts,
    goalsAgainst: other.goals,
    shotsAgainst: other.shots,
    xga: other.xg,
    ppGoalsAgainst: other.ppGoals,
    timesShortHanded: other.ppOpportunities,
    faceoffsLost: other.faceoffsWon,
  };
}

function skaterSeasonOf({ gameId: _game, position: _position, ...counts }: SkaterRow, key: SeasonKey) {
  return { ...key, games: 1, ...counts };
}

function goalieSeasonOf({ gameId: _game, started, decision, shutout, ...counts }: GoalieRow, key: SeasonKey) {
  return {
    ...key,
    games: 1,
    starts: started ? 1 : 0,
    wins: decision === 'W' ? 1 : 0,
    losses: decision === 'L' ? 1 : 0,
    overtimeLosses: decision === 'OTL' ? 1 : 0,
    shutouts: shutout ? 1 : 0,
    ...counts,
  };
}

function teamSeasonOf({ gameId: _game, ...counts }: TeamRow, key: SeasonKey) {
  return { ...key, games: 1, ...counts };
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
