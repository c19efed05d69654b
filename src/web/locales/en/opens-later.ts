/** What will be there, by area of screens. */
export default {
  title: 'Coming soon',
  promise: "This screen is coming in a later release. The game plays on without it, and you won't miss anything.",
  others: 'Also on the way in this section:',
  area: {
    club: "Your club's history, news, training plans and the calendars of all its teams are coming here.",
    federation:
      'Federations will bring managers of one nation together, with a president, a budget, votes and season points.',
    leaderboard: 'See managers ranked by rating, achievements and trophies.',
    league: "Compare every club's ratings, and look up past champions.",
    nation: 'Follow national teams: roster, lines, schedule, amateurs and history.',
    office: "The GM's office: draft, trades, free agents, scouting, shortlist and depth charts for all three teams.",
    olympics: 'Every fourth season, nations play for medals here.',
    player: 'Player news and shareable player cards.',
    president: 'Presidents run programs and elections here.',
    shop: 'Spend pucks on convenience and looks, never strength. Every puck is accounted for, and raffle odds are shown.',
    tournament: 'Create and win your own tournaments.',
    trade: "Build and answer trades, with both teams' cap and rosters before and after.",
    'ua-cup': 'The UA cup, with regions, drafts and knockout rounds.',
    withdraw: 'Withdrawal requests and the public withdrawal board.',
    world: 'Awards, records, people and news from around the world.',
    'world-championship': 'The World Championship: national GM draw, groups, bracket and medals.',
    other: 'A new part of the game is on its way.',
  },
} as const;
