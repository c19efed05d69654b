/** Words of the Hall of Fame, in English. */
const words = {
  intro:
    'The greatest careers. Writers and managers vote on players three seasons after the last game, and on those who built the game while they still do; three of four ballots open the door.',
  tabs: 'Hall of Fame',
  tab: { HallOfFame: 'Players', builders: 'Builders', balloting: 'Ballot', ceremony: 'Ceremony' },
  emptyTitle: 'Nobody is in yet',
  empty: 'The first careers of this world must end first. Three seasons later they are voted on.',
  buildersEmptyTitle: 'No builders yet',
  buildersEmpty:
    'Coaches, managers, scouts, agents, reporters and presidents can be elected once they have been at it for eight seasons.',
  builder: {
    coach: 'coach',
    manager: 'general manager',
    scout: 'scout',
    agent: 'agent',
    reporter: 'reporter',
    president: 'president',
  },
  did: {
    won: '{{games}} games, {{wins}} wins, {{topWins}} of them in the top league',
    scout: 'Right in {{callsRight}} of {{calls}} calls on prospects',
    agent_one: '{{count}} contract worth {{dollars}}',
    agent_other: '{{count}} contracts worth {{dollars}}',
    articles_one: '{{count}} article',
    articles_other: '{{count}} articles',
    readers_one: '{{count}} reader',
    readers_other: '{{count}} readers',
    prizes_one: '{{count}} prize of the readers',
    prizes_other: '{{count}} prizes of the readers',
    president: '{{points}} points for the federation, no. {{bestRank}} in the world at best',
  },
  mark: 'Hall of Fame, class of {{season, season}}',
  classOf: 'Class of {{season, season}}',
  votes: '{{votes}} of {{ballots}} ballots ({{share}})',
  span: '{{first}} to {{last}}, {{count}} seasons',
  skater: '{{games}} games, {{goals}} goals, {{assists}} assists, {{points}} points',
  goalie: '{{games}} games, {{wins}} wins, {{shutouts}} shutouts',
  cups_one: '{{count}} cup',
  cups_other: '{{count}} cups',
  honor: '{{count}} × {{honor}}',
  ballotTitle: 'Ballot of {{season, season}}',
  ballotOpen: 'Name up to four. The votes are counted in the night after the last final.',
  ballotBuilders: 'Name up to four of those who built the game. Two at most are elected in a season.',
  ballotClosed: 'The votes of this season are counted. The next ballot opens with the new season.',
  ballotEmptyTitle: 'Nobody is voted on this season',
  ballotEmpty: 'A career must have ended three seasons ago, and have been a great one.',
  name: 'Name {{player}}',
  first: 'First time on the ballot',
  again: 'Ballot no. {{ballot}}, {{share}} last time',
  againNew: 'Ballot no. {{ballot}}',
  save: 'Cast ballot',
  saved: 'Ballot cast.',
  named_one: '{{count}} named',
  named_other: '{{count}} named',
  ceremonyEmptyTitle: 'No ceremony yet',
  ceremonyEmpty: 'After each election the new members are honored here.',
  others: 'The rest of the vote',
  column: { player: 'Player', votes: 'Votes', share: 'Share' },
  speech: {
    opening0: 'When {{player}} came up, few scouts would have bet on a night like this.',
    opening1: 'There are players whom you watch, and players whom you remember. {{player}} was both.',
    opening2: 'Ask anybody who played against {{player}}: nobody liked to see him come over the boards.',
    opening3: 'It is hard to think of those years without {{player}}.',
    MVP_one: 'He was voted most valuable player of his league, and nobody in the room had to ask why.',
    MVP_other:
      '{{count}} times he was voted most valuable player of his league, and nobody in the room had to ask why.',
    cups: '{{count}} cups bear his name, and whoever was on those teams says that they were his.',
    stars: 'Season after season the writers had to put him on the all-star teams.',
    long: '{{count}} seasons with first teams: he outlasted coaches, rinks and two generations of rivals.',
    work: 'He won few votes while he played. The numbers that he left behind won this one.',
    skater: 'In {{games}} games he scored {{goals}} goals and set up {{assists}} more.',
    goalie: 'In {{games}} games he won {{wins}} times, and {{shutouts}} of those nights nothing got past him at all.',
    goalieNoShutouts: 'In {{games}} games he won {{wins}} times.',
    closing: 'With {{votes}} of {{ballots}} votes, his plaque goes up tonight.',
  },
  builderInducted:
    '{{builder}}, {{career}}, is elected to the Hall of Fame as a builder with {{votes}} of {{ballots}} votes.',
  elected: 'You are elected to the Hall of Fame for your work as {{career}}, with {{votes}} of {{ballots}} votes.',
  inducted: '{{player}} is elected to the Hall of Fame with {{votes}} of {{ballots}} votes.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    'hall-of-fame': typeof words;
  }
}
