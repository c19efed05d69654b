/** Words of player cards and trading cards, in English. */
const words = {
  title: 'Trading card of {{player}}',
  turn: 'Turn the card over',
  picture: 'Download as PNG',
  drawing: 'Download as SVG',
  sheet: 'Card sheet',
  side: { front: 'Front', back: 'Back' },
  shown: '{{player}}, {{side}} of the card',
  profile: 'Player page',
  trading: 'Trading card',
  rarity: { common: 'Common', uncommon: 'Uncommon', rare: 'Rare', epic: 'Epic', legendary: 'Legendary' },
  rarityHint:
    'A card gets rarer by its player’s place among all skaters or goalies, career games, points or wins, and honors. Hall of Famers are always legendary.',
  status: {
    club: 'With a club',
    free: 'Free agent',
    amateur: 'Draft prospect',
    home: 'National league',
    retired: 'Retired',
  },
  hall: 'Hall of Fame',
  age: 'Age {{age}}',
  shoots: 'Shoots {{hand}}',
  catches: 'Catches {{hand}}',
  hand: { L: 'left', R: 'right' },
  body: '{{height}} cm · {{weight}} kg',
  overall: 'OVR',
  rank: 'World rank',
  rankOf: { skater: 'No. {{rank}} of all skaters', goalie: 'No. {{rank}} of all goalies' },
  form: 'Form',
  energy: 'Energy',
  thisSeason: 'This season',
  noSeason: 'No competitive games this season.',
  career: 'Career',
  careerSpan_one: 'Career, {{count}} season',
  careerSpan_other: 'Career, {{count}} seasons',
  noCareer: 'No competitive games yet.',
  honors: 'Honors',
  noHonors: 'None yet',
  times: '{{count}} × {{honor}}',
  specials: 'Special skills',
  noSpecials: 'None',
  contract: '{{salary}} through {{season}}',
  contractLabel: 'Contract',
  stat: {
    games: 'Games',
    goals: 'Goals',
    assists: 'Assists',
    points: 'Points',
    wins: 'Wins',
    shutouts: 'Shutouts',
  },
  print: 'Print',
  sides: 'Side of the cards',
  page: 'Page {{page}} of {{total}}',
  sheetIntro: 'Nine cards to a page. Print the fronts, turn the paper over, and print the backs.',
  sheetEmpty: 'No cards on this sheet',
  sheetHint: 'Log in for the cards of your own team, or name players in the address: ?ids=1,2,3.',
  failed: 'Your browser could not draw the picture.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    card: typeof words;
  }
}
