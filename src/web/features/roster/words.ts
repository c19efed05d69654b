/** Words of rosters across the organization, in English. */
const words = {
  intro: 'All three teams by position: who is signed this season and the next two, and where somebody is missing.',
  noClub: 'Choose a club first: its depth chart is here from then on.',
  choose: 'Choose a club',
  team: 'Team',
  age: 'Age',
  player: 'Player',
  overall: 'OVR',
  overallTitle: 'Overall rating',
  seasonColumn: '{{season, season}}',
  seasonTitle: 'Season {{season, season}}: dollars that he is signed for',
  signed: 'Season {{season, season}}: {{signed}} of {{needed}} on the first team signed',
  everybody: '{{signed}} of {{needed}} in all three teams',
  hole_one: '{{count}} spot open',
  hole_other: '{{count}} spots open',
  full: 'Full',
  expires: { restricted: 'RFA', unrestricted: 'UFA' },
  expiresTitle: {
    restricted: 'Restricted free agent: under 27 when his contract ends',
    unrestricted: 'Unrestricted free agent when his contract ends',
  },
  nobody: 'Nobody plays here.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    roster: typeof words;
  }
}
