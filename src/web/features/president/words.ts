/** Words of presidents of federations. */
const words = {
  none: 'There is no such president',
  noneHint: 'Presidents are elected by the members of their federation. The list of federations names all of them.',
  toList: 'All federations',
  age: '{{age}} years old',
  does: 'Federation president',
  free: 'Without an office',
  former: 'Former federation president',
  federation: 'Federation',
  members_one: '{{count}} member',
  members_other: '{{count}} members',
  noFederation: 'Presides over no federation at the moment.',
  youth: 'Amateurs of the nation: {{percent}}% against what they would be',
  program: 'Program',
  noMandate: 'Was appointed without an election, and so without a program.',
  turnout_one: '{{count}} vote cast',
  turnout_other: '{{count}} votes cast',
  budgetVote: 'The members vote on',
  career: 'Career',
  offices: 'Offices',
  noOffices: 'Has never been in office.',
  seasons: 'Seasons in office',
  noSeasons: 'No season in office is over yet.',
  judged: 'How the seasons went',
  judgedHint:
    'A president is judged by places in the ranking and by the amateurs: 50 is a season in which nothing moved.',
  mean: 'On average',
  ranking: {
    title: 'Ranking',
    hint: 'By what they have moved in all their seasons in office',
    rank: 'Rank',
    name: 'President',
    moved: 'Moved',
    movedTitle: 'What all seasons in office were above 50, in which nothing moves',
    scoreTitle: 'How the president did on average, 0 to 100',
    seasons: 'Seasons',
    seasonsTitle: 'Seasons in office that are over',
    place: 'Place',
    placeTitle: 'Place of the federation after the last of these seasons',
  },
  column: {
    nation: 'Federation',
    rank: '#',
    rankTitle: 'Place in the ranking after the season',
    youth: 'Youth',
    youthTitle: 'By how many percent more amateurs the nation has than without its work for them',
    score: 'Score',
    scoreTitle: 'How the president did, 0 to 100',
    since: 'Seasons',
    how: 'How',
    end: 'End',
  },
  present: 'present',
  jobsIntro:
    'Members of a federation elect its president once a season. Join a federation, begin the career, and stand.',
  join: 'Join a federation',
  toElection: 'Elections of your federation',
  retire: 'End the career',
  retireQuestion: 'End your career as a president?',
  retireExplanation: 'You resign from your office and no longer stand. You may begin a new career later.',
  retiredSaid: 'Your career as a president is over.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    president: typeof words;
  }
}
