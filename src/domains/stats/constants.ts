/** Statistics with records, and how their values are computed. */

/** Scope of a record: one game, one season with one team, or a whole career. */
export type RecordScope = 'game' | 'season' | 'career';

export interface RecordSource {
  holderType: 'player' | 'team';
  /** Table names of what is counted by game and by season. */
  games: string;
  seasons: string;
  /** Columns whose sum is the value, by statistic. */
  statistics: Readonly<Record<string, { columns: readonly string[]; scopes?: readonly RecordScope[] }>>;
}

/** Default for statistics without a setting of their own. */
export const ALL_SCOPES: readonly RecordScope[] = ['game', 'season', 'career'];
const BEYOND_A_GAME: readonly RecordScope[] = ['season', 'career'];

export const RECORD_SOURCES: readonly RecordSource[] = [
  {
    holderType: 'player',
    games: 'skater_games',
    seasons: 'skater_seasons',
    statistics: {
      goals: { columns: ['goals'] },
      assists: { columns: ['assists'] },
      points: { columns: ['goals', 'assists'] },
      shots: { columns: ['shots'] },
      hits: { columns: ['hits'] },
      blocks: { columns: ['blocks'] },
      pim: { columns: ['pim'] },
    },
  },
  {
    holderType: 'player',
    games: 'goalie_games',
    seasons: 'goalie_seasons',
    statistics: {
      saves: { columns: ['saves'] },
      wins: { columns: ['wins'], scopes: BEYOND_A_GAME },
      shutouts: { columns: ['shutouts'], scopes: BEYOND_A_GAME },
    },
  },
  {
    holderType: 'team',
    games: 'team_games',
    seasons: 'team_seasons',
    statistics: {
      'team-goals': { columns: ['goals'] },
      'team-shots': { columns: ['shots'] },
      'team-hits': { columns: ['hits'] },
      'team-pim': { columns: ['pim'] },
    },
  },
];

/** Records listed of each kind, and so stored per competition. */
export const BEST_OF_EACH = 10;

/** The columns that a source's statistics of a scope are made of. */
export function columnsOf({ statistics }: RecordSource, scope: RecordScope): string[] {
  const counted = Object.values(statistics).filter(({ scopes = ALL_SCOPES }) => scopes.includes(scope));
  return [...new Set(counted.flatMap(({ columns }) => columns))];
}

/** All statistics that career lists sort by. */
export const CAREER_COLUMNS: readonly string[] = RECORD_SOURCES.filter(
  ({ holderType }) => holderType === 'player',
).flatMap((source) => columnsOf(source, 'career'));

/**
 * Skaters, and goalies, whose careers with a team are listed. A first team has had some 400 skaters after thirty seasons, as the youth of a club comes and
 * goes.
 */
export const MAX_CAREERS = 500;

/** Skaters who have shot at least once a game are ranked by shooting percentage. */
export const QUALIFYING_SHOTS_A_GAME = 1;

/** Skaters who have taken at least four faceoffs a game are ranked by faceoff percentage. */
export const QUALIFYING_FACEOFFS_A_GAME = 4;

/** Goalies who have played at least a quarter of the games are ranked by save percentage and goals against average. */
export const QUALIFYING_GOALIE_SHARE = 0.25;

/** Skaters who have played at least a quarter of the games are ranked by ice time a game. */
export const QUALIFYING_SKATER_SHARE = 0.25;
