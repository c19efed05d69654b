/** Words of histories and trophies, in English. */
const words = {
  trophies: 'Trophies',
  trophiesNone: "No trophies yet. Cups and regular seasons that any of the club's teams wins are shown here.",
  timesWon: '{{count}} × {{description}}',
  seasons: 'Seasons',
  honors: 'Honors',
  honorsNone: 'Nobody has been honored with this team yet. Awards are voted on after the last final.',
  records: 'Team records',
  recordsNone: 'Records begin with the first game of a season.',
  career: 'Career',
  season: 'Season',
  managers: 'Managers',
  managersNone: 'No manager has run this club yet; its assistant does.',
  since: 'since {{from}}',
  span: '{{from}} to {{to}}',
  timeline: 'Rating and rank',
  ratingLine: 'Overall rating by week, from {{first}} to {{last}}',
  rankLine: 'Final rank by season, the higher the better',
  ratingNow: 'Rating',
  ratingNone: 'Ratings go on record once a week.',
  lastRank: 'Last rank',
  bestRank: 'Best rank',
  running: 'In progress',
  column: {
    season: 'Season',
    league: 'League',
    rank: 'Rank',
    record: 'W–OW–OL–L',
    recordTitle: 'Regulation wins, overtime wins, overtime losses, regulation losses',
    points: 'Pts',
    goals: 'GF–GA',
    finish: 'Finish',
    champion: 'Champion',
    finalist: 'Finalist',
    president: 'First of the season',
    promoted: 'Promoted',
    relegated: 'Relegated',
    team: 'Team',
    cups: 'Cups',
    presidents: 'Regular seasons',
  },
  finish: {
    champion: 'Champions',
    final: 'Lost the final',
    semifinal: 'Lost in the semifinals',
    quarterfinal: 'Lost in the quarterfinals',
    out: 'Missed the playoffs',
    promoted: 'promoted',
    relegated: 'relegated',
  },
  statistic: {
    games: 'Games',
    goals: 'Goals',
    assists: 'Assists',
    points: 'Points',
    pim: 'Penalty minutes',
    'goalie-wins': 'Wins (goalies)',
    shutouts: 'Shutouts',
  },
  broken: {
    season:
      '{{player}} ({{team}}) sets a {{league}} record with {{value}} {{statistic}} in a season, past the {{before}} of {{holder}}.',
    career:
      '{{player}} ({{team}}) passes {{holder}} for the most career {{statistic}} in {{league}} history, {{value}}.',
  },
  brokenOf: { goals: 'goals', assists: 'assists', points: 'points', wins: 'wins', shutouts: 'shutouts' },
  titles: 'Titles by team',
  leagueSeasons: 'Champions by season',
  leagueHonors: 'Honors of season {{season, season}}',
  leagueEmptyTitle: 'No season has ended yet',
  leagueEmpty: 'Champions, promotions, relegations and awards are listed here after each season.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    history: typeof words;
  }
}
