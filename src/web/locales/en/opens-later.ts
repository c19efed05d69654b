/** What will be there, by area of screens. */
export default {
  title: 'Coming soon',
  promise: "This screen is coming in a later release. The game plays on without it, and you won't miss anything.",
  others: 'Also on the way in this section:',
  area: {
    nation: 'Follow national teams: roster, lines, schedule, amateurs and history.',
    olympics: 'Every fourth season, nations play for medals here.',
    tournament: 'Create and win your own tournaments.',
    'ua-cup': 'The UA Cup, with regions, drafts and knockout rounds.',
    'world-championship': 'The World Championship: national GM draw, groups, bracket and medals.',
    other: 'A new part of the game is on its way.',
  },
} as const;
