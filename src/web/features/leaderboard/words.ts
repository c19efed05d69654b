/** Words of the leaderboards, in English. */
const words = {
  boards: 'Leaderboards',
  trophiesIntro:
    'Managers by the trophies that their clubs won while they ran them. Cups of the top league count most.',
  trophies: 'Managers by trophies',
  achievements: 'Managers by achievements',
  achievementsIntro: 'Managers by the points of their achievements, {{max}} at most.',
  emptyTitle: 'No managers yet',
  empty: 'Whoever takes over a club stands on this list.',
  column: {
    rank: 'Rank',
    manager: 'Manager',
    team: 'Club',
    cups: 'Cups',
    presidents: 'Regular seasons',
    points: 'Points',
    achievements: 'Achievements',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    leaderboard: typeof words;
  }
}
