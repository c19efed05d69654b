/** Words of pucks, in English. */
const words = {
  intro: 'Pucks buy comfort and looks, never strength. They never expire.',
  balance: 'Balance',
  color: { play: 'Play', bought: 'Bought', earned: 'Earned' },
  colorNote: {
    play: 'Given by the game. Spent first.',
    bought: 'Paid for with money.',
    earned: 'Earned by playing. Spent last.',
  },
  earn: 'How to earn pucks',
  limits:
    'Quests and press prizes share a limit for each household: {{today}} pucks left today (UTC), {{season}} left in {{days}} days. Rewards that do not fit wait until tomorrow.',
  playOnly: 'This world is played at its own pace, so all pucks from it are play pucks.',
  way: {
    quest: 'Quests',
    'press-prize': 'Press prizes',
    achievement: 'Achievements',
    'career-end': 'Ends of careers',
    banana: 'Banana Day',
    referral: 'Referrals',
    gift: 'Gifts from friends',
    start: 'New account',
    raffle: 'Raffles',
  },
  pays: {
    quest: 'A puck for each point, up to {{quest}} a quest.',
    'press-prize': '{{prize}} for each prize.',
    achievement: '{{min}} to {{max}} each, by rarity; each once a household.',
    'career-end': 'What is left in the purse; up to {{career}} for each kind of career.',
    banana: 'Up to {{banana}} for fruit in {{days}} days.',
    referral:
      '{{referral}} for you and your friend after {{active}} days of play; {{referrals}} friends in {{days}} days.',
    gift: 'Play pucks; a household gets up to {{gift}} a day.',
    start: '{{start}} once the account is activated; once a household.',
    raffle: 'Play pucks for winners; a household has a free ticket each day (UTC).',
  },
  noLimit: 'No limit',
  column: {
    way: 'Way',
    pays: 'Pays',
    left: 'Left today',
    brought: 'Earned so far',
    cause: 'Cause',
    date: 'Date',
    amount: 'Pucks',
    balance: 'Balance',
    play: 'Play',
    bought: 'Bought',
    earned: 'Earned',
  },
  last: 'Latest transactions',
  all: 'All transactions',
  transactions: 'Transactions',
  transactionsIntro: 'Every puck earned or spent. The amounts add up to the balance.',
  type: 'Type',
  types: {
    any: 'Everything',
    'quest-reward': 'Quest rewards',
    'achievement-reward': 'Achievements',
    'press-prize': 'Press prizes',
    'purse-exchange': 'Ends of careers',
    'referral-reward': 'Referrals',
    gift: 'Gifts',
    'start-pucks': 'New account',
    'banana-prize': 'Banana Day',
    'raffle-ticket': 'Raffle tickets',
    'raffle-prize': 'Raffle prizes',
  },
  entries_one: '{{count}} transaction',
  entries_other: '{{count}} transactions',
  dateOf: '{{season, season}}, day {{day}}',
  emptyTitle: 'No transactions',
  empty: 'Claim a quest reward to earn your first pucks.',
  gift: 'Give pucks to a friend',
  giftHint:
    'They arrive as play pucks. You can give {{sent}} a day (UTC), {{left}} are left today; a household can get {{received}}. Your account must be {{minAgeDays}} days old.',
  friend: 'Friend',
  giftPucks: 'Pucks',
  give: 'Give',
  given: 'Pucks sent.',
  toFriends: 'Find friends',
  giftMemo: 'Gift from {{from}} to {{to}}',
  giftNotice_one: '{{user}} gave you {{count}} puck.',
  giftNotice_other: '{{user}} gave you {{count}} pucks.',
  startMemo: 'Welcome gift for a new account',
  setting: {
    title: 'Pucks',
    spentFirst: 'Spend first',
    hint: 'The other pucks follow: play, bought, earned.',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    puck: typeof words;
  }
}
