/** Words of the lists of people, in English. */
const words = {
  tabs: 'Kinds of people',
  tab: { reporter: 'Reporters', agent: 'Agents', president: 'Presidents' },
  name: 'Name',
  nation: 'Nation',
  age: 'Age',
  since: 'Since season',
  heldBy: 'Held by',
  career: {
    since: 'Since {{season, season}}',
    retired: 'Retired after {{season, season}}',
    player: 'His years as a player',
    user: 'The user behind him',
  },
  user: 'User',
  ai: 'AI',
  anyNation: 'All nations',
  empty: { reporter: 'No reporters yet.', agent: 'No agents yet.', president: 'No presidents yet.' },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    person: typeof words;
  }
}
