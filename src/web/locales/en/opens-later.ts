/** What will be there, by area of screens. */
export default {
  title: 'The Zamboni is still out',
  promise: 'This screen is coming in a later release.',
  area: {
    club: "Your club's history, news, training plans and the calendars of all its teams will be kept here.",
    coach: 'Coaches will have their own careers here: skills, records, jobs, and the staff that each club hires.',
    federation:
      'Federations will bring managers of one nation together, with a president, a budget, votes and season points.',
    forum: 'Here managers will talk: categories, topics, quotes, polls and reactions.',
    'friendly-cup': 'Small cups among friends, with groups, a bracket and statistics, will be played here.',
    leaderboard: 'Managers will be ranked here by rating, achievements and trophies.',
    league: "Every club's cap, ratings and past champions of the league will be compared here.",
    nation: 'National teams will have their own rooms here: roster, lines, schedule, amateurs and history.',
    office:
      "Here the general manager's paperwork will lie: draft, trades, free agents, scouting, shortlist, finances and the depth chart of all three teams.",
    olympics: 'Every fourth season the nations will meet here for the medals.',
    player: "A player's news, and his cards to show around, will be found here.",
    president: 'Presidents will run programs and elections from here.',
    public: 'Cards to share, the handbook and the referral program will be open to everyone here.',
    scout: 'Scouts will work from here: assignments, reports, and how right they turned out to be.',
    shop: 'Pucks will buy comfort and looks here, never strength; every puck will be in the ledger, and raffle odds will be shown.',
    social: 'Profiles, friends, messages, search and the Hall of Fame will be here.',
    tournament: 'Managers will found and win tournaments of their own here.',
    trade: 'Trades will be built and answered here, with both caps and rosters before and after.',
    'ua-cup': 'The UA cup, with its regions, drafts and knockout rounds, will be played here.',
    withdraw: 'Requests to withdraw, and the public list of them, will be kept here.',
    world: 'Awards, records, people and news of the whole world will be gathered here.',
    'world-championship':
      'The World Championship will be here: the draw of the national managers, groups, bracket and medals.',
    other: 'A new part of the game will be found here.',
  },
} as const;
