/**
 * Statistics: one row per player and game, one row per team and game, and the sums by competition. The sums equal the
 * games at all times (`world check`). Times in seconds, expected goals in thousandths.
 */
import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { games } from '#domains/game/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { CompetitionId, GameId, LeagueId, PlayerId, TeamId } from '#engine/ids.ts';

const skaterCounts = () => ({
  toi: integer().notNull().default(0),
  ppToi: integer().notNull().default(0),
  shToi: integer().notNull().default(0),
  shifts: smallint().notNull().default(0),
  goals: smallint().notNull().default(0),
  assists: smallint().notNull().default(0),
  ppGoals: smallint().notNull().default(0),
  ppAssists: smallint().notNull().default(0),
  shGoals: smallint().notNull().default(0),
  shAssists: smallint().notNull().default(0),
  gameWinningGoals: smallint().notNull().default(0),
  emptyNetGoals: smallint().notNull().default(0),
  plusMinus: smallint().notNull().default(0),
  pim: smallint().notNull().default(0),
  penalties: smallint().notNull().default(0),
  shots: smallint().notNull().default(0),
  missed: smallint().notNull().default(0),
  attemptsBlocked: smallint().notNull().default(0),
  xg: integer().notNull().default(0),
  hits: smallint().notNull().default(0),
  blocks: smallint().notNull().default(0),
  takeaways: smallint().notNull().default(0),
  giveaways: smallint().notNull().default(0),
  faceoffsWon: smallint().notNull().default(0),
  faceoffsLost: smallint().notNull().default(0),
  fights: smallint().notNull().default(0),
  shootoutAttempts: smallint().notNull().default(0),
  shootoutGoals: smallint().notNull().default(0),
});

const goalieCounts = () => ({
  toi: integer().notNull().default(0),
  shotsAgainst: smallint().notNull().default(0),
  goalsAgainst: smallint().notNull().default(0),
  saves: smallint().notNull().default(0),
  ppShotsAgainst: smallint().notNull().default(0),
  ppGoalsAgainst: smallint().notNull().default(0),
  xga: integer().notNull().default(0),
  pim: smallint().notNull().default(0),
  assists: smallint().notNull().default(0),
  shootoutAttempts: smallint().notNull().default(0),
  shootoutSaves: smallint().notNull().default(0),
});

const teamCounts = () => ({
  goals: smallint().notNull().default(0),
  goalsAgainst: smallint().notNull().default(0),
  shots: smallint().notNull().default(0),
  shotsAgainst: smallint().notNull().default(0),
  attempts: smallint().notNull().default(0),
  missed: smallint().notNull().default(0),
  attemptsBlocked: smallint().notNull().default(0),
  xg: integer().notNull().default(0),
  xga: integer().notNull().default(0),
  ppGoals: smallint().notNull().default(0),
  ppOpportunities: smallint().notNull().default(0),
  ppGoalsAgainst: smallint().notNull().default(0),
  timesShorthanded: smallint().notNull().default(0),
  shGoals: smallint().notNull().default(0),
  emptyNetGoals: smallint().notNull().default(0),
  penalties: smallint().notNull().default(0),
  pim: smallint().notNull().default(0),
  hits: smallint().notNull().default(0),
  blocks: smallint().notNull().default(0),
  takeaways: smallint().notNull().default(0),
  giveaways: smallint().notNull().default(0),
  faceoffsWon: smallint().notNull().default(0),
  faceoffsLost: smallint().notNull().default(0),
});

const gameId = () =>
  integer()
    .notNull()
    .references(() => games.id);
const playerId = () =>
  integer()
    .notNull()
    .references(() => players.id);
const teamId = () =>
  integer()
    .notNull()
    .references(() => teams.id);

/**
 * Thresholds from which a skater's line of one game may be among the best ever: about two lines in a hundred reach one.
 * Records are found in an index of these lines; all lines are read only when a filter leaves too few of them. The index
 * is built with these numbers, so changing them needs a migration.
 */
export const NOTABLE_LINE = { goals: 3, assists: 3, points: 4, shots: 8, hits: 6, blocks: 6, pim: 10 } as const;

/** Returns the condition of the index on a row of `skaterGames`; it must match word for word, or the index is not used. */
export function isNotableLine(): SQL {
  return sql.raw(
    Object.entries(NOTABLE_LINE)
      .map(([statistic, least]) => `${statistic === 'points' ? 'goals + assists' : statistic} >= ${least}`)
      .join(' or '),
  );
}

/**
 * Lines of players have no foreign keys: `record.ts` writes them with those of their teams, which reference the game, and
 * `season-sums.ts` adds each of them to a sum, which references player and team. Checking the keys of every line took
 * four times as long as writing it.
 */
export const skaterGames = pgTable(
  'skater_games',
  {
    gameId: integer().$type<GameId>().notNull(),
    playerId: integer().$type<PlayerId>().notNull(),
    teamId: integer().$type<TeamId>().notNull(),
    position: text().notNull(),
    ...skaterCounts(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.playerId] }),
    index('skater_games_by_player').on(table.playerId),
    index('skater_games_notable').on(table.gameId).where(isNotableLine()),
    index('skater_games_notable_by_team').on(table.teamId, table.gameId).where(isNotableLine()),
    index('skater_games_notable_by_player').on(table.playerId, table.gameId).where(isNotableLine()),
  ],
);

export const goalieGames = pgTable(
  'goalie_games',
  {
    gameId: integer().$type<GameId>().notNull(),
    playerId: integer().$type<PlayerId>().notNull(),
    teamId: integer().$type<TeamId>().notNull(),
    started: boolean().notNull(),
    decision: text().$type<'W' | 'L' | 'OTL'>(),
    shutout: boolean().notNull(),
    ...goalieCounts(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.playerId] }),
    index('goalie_games_by_player').on(table.playerId),
    index('goalie_games_by_team').on(table.teamId, table.gameId),
  ],
);

export const teamGames = pgTable(
  'team_games',
  { gameId: gameId(), teamId: integer().$type<TeamId>().notNull(), ...teamCounts() },
  (table) => [primaryKey({ columns: [table.gameId, table.teamId] }), index('team_games_by_team').on(table.teamId)],
);

/** Friendlies are not counted. */
const competitionId = () =>
  integer()
    .notNull()
    .references(() => competitions.id);

export const skaterSeasons = pgTable(
  'skater_seasons',
  {
    competitionId: competitionId(),
    playerId: playerId(),
    teamId: teamId(),
    games: smallint().notNull().default(0),
    ...skaterCounts(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.competitionId, table.teamId] }),
    index('skater_seasons_by_competition').on(table.competitionId),
    index('skater_seasons_by_team').on(table.teamId, table.competitionId),
  ],
);

export const goalieSeasons = pgTable(
  'goalie_seasons',
  {
    competitionId: competitionId(),
    playerId: playerId(),
    teamId: teamId(),
    games: smallint().notNull().default(0),
    starts: smallint().notNull().default(0),
    wins: smallint().notNull().default(0),
    losses: smallint().notNull().default(0),
    overtimeLosses: smallint().notNull().default(0),
    shutouts: smallint().notNull().default(0),
    ...goalieCounts(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.competitionId, table.teamId] }),
    index('goalie_seasons_by_competition').on(table.competitionId),
    index('goalie_seasons_by_team').on(table.teamId, table.competitionId),
  ],
);

export const teamSeasons = pgTable(
  'team_seasons',
  { competitionId: competitionId(), teamId: teamId(), games: smallint().notNull().default(0), ...teamCounts() },
  (table) => [
    primaryKey({ columns: [table.teamId, table.competitionId] }),
    index('team_seasons_by_competition').on(table.competitionId),
  ],
);

/**
 * Results of finished seasons, which no longer change: written when a season ends (`finished-seasons.ts`), so that
 * records need not read all lines ever played. Holds the best lines and seasons of each competition; the best of several
 * competitions are among them.
 */
export const seasonBests = pgTable(
  'season_bests',
  {
    competitionId: competitionId().$type<CompetitionId>(),
    leagueId: integer()
      .$type<LeagueId>()
      .notNull()
      .references(() => leagues.id),
    season: integer().notNull(),
    kind: text().$type<'league' | 'playoffs'>().notNull(),
    scope: text().$type<'game' | 'season'>().notNull(),
    /** Named as in `constants.ts`. */
    statistic: text().notNull(),
    rank: smallint().notNull(),
    /** null: the team's own. */
    playerId: integer()
      .$type<PlayerId>()
      .references(() => players.id),
    teamId: teamId(),
    gameId: integer()
      .$type<GameId>()
      .references(() => games.id),
    value: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.scope, table.statistic, table.rank] }),
    index('season_bests_by_value').on(table.scope, table.statistic, table.kind, table.value.desc(), table.season),
    index('season_bests_by_season').on(table.season),
  ],
);

/**
 * The best lines and seasons that each team has had in a league, over all of these seasons: as many rows after thirty
 * seasons as after ten.
 */
export const teamBests = pgTable(
  'team_bests',
  {
    teamId: teamId(),
    leagueId: integer()
      .$type<LeagueId>()
      .notNull()
      .references(() => leagues.id),
    kind: text().$type<'league' | 'playoffs'>().notNull(),
    scope: text().$type<'game' | 'season'>().notNull(),
    statistic: text().notNull(),
    rank: smallint().notNull(),
    season: integer().notNull(),
    /** null: the team's own. */
    playerId: integer()
      .$type<PlayerId>()
      .references(() => players.id),
    gameId: integer()
      .$type<GameId>()
      .references(() => games.id),
    value: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.leagueId, table.kind, table.scope, table.statistic, table.rank] }),
  ],
);

/** Players' totals in leagues of a level and tier, over all seasons that are kept in `seasonBests`. */
export const careerSums = pgTable(
  'career_sums',
  {
    playerId: playerId(),
    kind: text().$type<'league' | 'playoffs'>().notNull(),
    level: text().$type<'PRO' | 'FRM' | 'U21'>().notNull(),
    tier: smallint().notNull(),
    goals: integer().notNull().default(0),
    assists: integer().notNull().default(0),
    shots: integer().notNull().default(0),
    hits: integer().notNull().default(0),
    blocks: integer().notNull().default(0),
    pim: integer().notNull().default(0),
    saves: integer().notNull().default(0),
    wins: integer().notNull().default(0),
    shutouts: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.kind, table.level, table.tier] })],
);
