/** Words of reporters and desks, in English. */
const words = {
  none: 'Reporter not found',
  toPeople: 'All reporters',
  eyebrow: 'Reporter',
  freelance: 'Without a desk',
  age: 'Age {{age}}',
  tabs: 'Reporter',
  tab: {
    articles: 'Articles',
    rumors: 'Rumors',
    bylines: 'Game reports',
    desks: 'Desks',
    interviews: 'Interviews',
  },
  ranking: {
    title: 'Ranking',
    hint: 'By press prizes, then readers',
    rank: 'Rank',
    prizes: 'Prizes',
  },
  career: 'Career',
  tiles: { articles: 'Articles', readers: 'Readers', truth: 'Truth score' },
  truthNote: '{{right}} of {{checked}} came true',
  intro:
    'Reporters write articles for the papers of this world: with players and teams by name, box scores, lines and standings drawn by the game. Papers pay per new reader, and readers can react.',
  write: 'Write an article',
  leave: 'Leave desk',
  leaveQuestion: 'Leave your desk?',
  leaveHint: 'Your articles stay in the news. You can publish again when another desk accredits you.',
  left: 'You have left your desk.',
  retire: 'End career',
  retireQuestion: 'End your career as a reporter?',
  retireHint: 'Your articles stay. You can begin another career as a reporter later.',
  retiredDone: 'Your career as a reporter is over.',
  stay: 'You may choose another desk in {{count}} game days.',
  desks: {
    title: 'Desks',
    kind: 'Covers',
    kinds: { club: 'Clubs', league: 'Leagues', nation: 'Nations' },
    name: 'Paper',
    paper: 'Paper',
    covers: 'Covers',
    seats: 'Seats taken',
    seatsOf: '{{users}} of {{max}}',
    staff: 'Own reporters',
    seat: 'Your seat',
    join: 'Take a seat',
    joined: 'The desk has accredited you.',
    yours: 'Your desk',
    empty: 'No matching desks',
    search: 'Search',
  },
  desk: {
    none: 'No paper prints you yet. Take a seat at a desk.',
    go: 'Choose a desk',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    reporter: typeof words;
  }
}
