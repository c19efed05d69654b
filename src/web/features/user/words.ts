/** Words of a manager's page. */
const words = {
  noClub: 'Without a club',
  clubsManaged: 'Clubs managed',
  trophies: 'Trophies won',
  firstDay: 'Manager since',
  about: 'About {{manager}}',
  tab: { career: 'Career', achievements: 'Achievements', posts: 'Posts', articles: 'Articles' },
  noPosts: 'No posts yet',
  noArticles: 'No articles yet',
  private: 'This manager keeps this private.',
  between: 'You and this manager',
  headToHead: 'Head-to-head',
  headToHeadHint: 'your wins first, league and playoffs',
  neverMet: 'no games yet',
  record: '{{wins}}–{{losses}}',
  mutualFriends: 'Mutual friends',
  notRated: 'No rated games yet. Ratings start at {{start}} with the first league game.',
  terms: 'Clubs',
  noTerms: 'No clubs yet',
  noTrophies: 'No trophies yet',
  rating: 'Rating',
  rankings: 'All managers',
  ratingNow: 'Rating',
  ratingBest: 'best {{best}}',
  rank: 'Rank',
  rankOf: 'of {{ranked}}',
  games: 'Games',
  gamesWon: '{{wins}} won',
  ratingSince: 'Week by week since {{day}}: from {{first}} to {{last}}, {{low}} at the lowest.',
  ratingLine: 'Rating by week, from {{first}} to {{last}}',
  cabinet: 'Trophy cabinet',
  day: '{{season, season}}, day {{day}}',
  column: { from: 'From', to: 'To' },
  today: 'Today',
  reportName: 'Report the name',
  unknown: 'Manager not found',
  find: 'Find a manager',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    user: typeof words;
  }
}
