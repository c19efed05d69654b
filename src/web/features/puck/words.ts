/** Words of pucks, in English. */
const words = {
  intro: 'Pucks are earned by quests and careers. They will buy comfort and looks, never strength.',
  balance: 'Balance',
  pucks_one: 'puck',
  pucks_other: 'pucks',
  earn: 'How to earn pucks',
  fromQuests: 'Quests pay pucks, by the day, the season and the career. Claim the reward once a quest is done.',
  fromCareers: 'Ending a career turns its purse into pucks.',
  waiting_one: '{{pucks}} from {{count}} quest, ready to claim.',
  waiting_other: '{{pucks}} from {{count}} quests, ready to claim.',
  waitingPucks_one: '{{count}} puck',
  waitingPucks_other: '{{count}} pucks',
  toQuests: 'See the quests',
  spend: 'What they buy',
  spendWords: 'The shop comes with a later release. Your pucks never expire.',
  last: 'Last transactions',
  all: 'All transactions',
  transactionsIntro: 'Every puck earned or spent. The amounts add up to the balance.',
  type: 'What for',
  types: { any: 'Everything', 'quest-reward': 'Rewards of quests', 'purse-exchange': 'Ends of careers' },
  entries_one: '{{count}} transaction',
  entries_other: '{{count}} transactions',
  dateOf: '{{season, season}}, day {{day}}',
  pucksMoved_one: '{{amount}} puck',
  pucksMoved_other: '{{amount}} pucks',
  emptyTitle: 'No pucks have moved yet',
  empty: 'Claim a quest reward to earn your first pucks.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    puck: typeof words;
  }
}
