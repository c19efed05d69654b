/** Words of records, in English. */
const words = {
  intro: 'The best ten of each statistic in a game, a season and a career, since the world began or in this season.',
  era: { label: 'Era', alltime: 'All-time', current: 'This season' },
  level: { label: 'Level', any: 'All levels', PRO: 'PRO', FRM: 'FRM', U21: 'U21' },
  holder: { label: 'Holder', any: 'Players and teams', player: 'Players', team: 'Teams' },
  tier: { label: 'Tier', any: 'All tiers', number: 'Tier {{tier}}' },
  stage: { label: 'Season type', any: 'Regular season and playoffs', regular: 'Regular season', playoffs: 'Playoffs' },
  scope: {
    label: 'Scope',
    any: 'Game, season and career',
    game: 'In a game',
    season: 'In a season',
    career: 'In a career',
  },
  statistic: {
    label: 'Statistic',
    any: 'All statistics',
    goals: 'Goals',
    assists: 'Assists',
    points: 'Points',
    shots: 'Shots',
    hits: 'Hits',
    blocks: 'Blocked shots',
    pim: 'Penalty minutes',
    saves: 'Saves',
    wins: 'Wins (goalies)',
    shutouts: 'Shutouts',
    'team-goals': 'Team goals (without shootouts)',
    'team-shots': 'Team shots',
    'team-hits': 'Team hits',
    'team-pim': 'Team penalty minutes',
  },
  myTeam: 'Set with my teams',
  myPlayers: 'Held by my players',
  count_one: '{{count}} record',
  count_other: '{{count}} records',
  table: 'Records',
  emptyTitle: 'No matching records',
  empty: 'Remove a filter, or come back after more games.',
  column: {
    statistic: 'Statistic',
    holder: 'Holder',
    scope: 'Scope',
  },
  boxScore: 'Game',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    records: typeof words;
  }
}
