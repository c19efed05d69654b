/** Words of the leaderboards, in English. */
const words = {
  boards: 'Leaderboards',
  circle: { label: 'Managers shown', all: 'Everyone', friends: 'Friends' },
  trophiesIntro:
    'Managers by the trophies that their clubs won while they ran them. Cups of the top league count most.',
  trophies: 'Managers by trophies',
  achievements: 'Managers by achievements',
  achievementsIntro: 'Managers by the points of their achievements, {{max}} at most.',
  overviewTab: 'Overview',
  overview: 'Managers by all leaderboards',
  overviewIntro: 'Managers by average rank in rating, achievements, trophies and quests.',
  rankings: 'Managers by rating',
  rankingsIntro:
    'Managers start at 1,500 and share their club’s gains: points beyond what is expected of it against each opponent. Updated every night.',
  nextUpdate: 'Rated next in',
  updatesDaily: 'Rated after each game day',
  valueAndRank: '{{value}} ({{rank}})',
  up_one: 'Up {{count}} place since last week',
  up_other: 'Up {{count}} places since last week',
  down_one: 'Down {{count}} place since last week',
  down_other: 'Down {{count}} places since last week',
  same: 'Same rank as last week',
  fresh: 'Not ranked last week',
  trendOf: 'Rating of {{manager}} by week, {{rating}} now',
  emptyTitle: 'No managers yet',
  empty: 'Managers appear here once they take over a club.',
  column: {
    team: 'Club',
    cups: 'Cups',
    presidents: 'Regular seasons',
    achievements: 'Achievements',
    trophies: 'Trophies',
    quests: 'Quests',
    rating: 'Rating',
    best: 'Best',
    change: 'Change',
    games: 'GP',
    gamesTitle: 'Games played',
    winShare: 'Win %',
    trend: 'Trend',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    leaderboard: typeof words;
  }
}
