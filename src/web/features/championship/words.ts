/** Words of the World Championship. */
const words = {
  none: 'No championship yet',
  noneHint: 'The first edition opens with the playoffs. Squads are named on the night of day {{day}}.',
  intro: 'Every season nations play for gold, seniors and juniors alike.',
  tabs: 'World Championship',
  tab: { editions: 'Editions', medals: 'Medal table', hosts: 'Hosts' },
  toEditions: 'All editions',
  toTournament: 'To the tournament',
  noMedals: 'No medals yet',
  edition: 'Edition',
  ageGroups: 'Age group',
  ageGroup: { senior: 'Senior', U20: 'U20' },
  divisions: 'Division',
  topDivision: 'Top Division',
  lowerDivision: 'Division {{number}}',
  status: { open: 'Nations are known', playing: 'In progress', finished: 'Final' },
  host: 'Host:',
  screens: 'Championship pages',
  entries: 'Nations',
  column: {
    team: 'Nation',
    place: 'Place',
    placeTitle: 'Place in the division',
    seed: 'Seed',
    seedTitle: 'Seed by the world ranking',
    edition: 'Edition',
    host: 'Host',
    gold: 'Gold',
    silver: 'Silver',
    bronze: 'Bronze',
    medals: 'Medals',
    hosted: 'Hosted',
    hostedTitle: 'Editions hosted',
  },
  format: {
    title: 'Format',
    top: 'The top four of each group reach the quarterfinals.',
    promotion: 'The best two go up.',
    relegation: 'The last of each group goes down. The next host stays up.',
    overtime: 'Overtime is 3-on-3: five minutes in the groups, ten after them. The final is played until a goal.',
  },
  notification: {
    calledUp_one:
      'One of your players has been called up to the World Championship. He is away on the days of his nation’s games, from day {{day}}.',
    calledUp_other:
      '{{count}} of your players have been called up to the World Championship. They are away on the days of their nations’ games, from day {{day}}.',
  },
  notDrawn: 'Groups are drawn on the night of day {{day}}.',
};
export default words;
declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    championship: typeof words;
  }
}
