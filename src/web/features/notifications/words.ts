/** Words of notifications, in English. */
const words = {
  intro: 'What waits for your decision, and what you have been notified of.',
  list: 'Notifications',
  channels: 'Which notifications',
  channel: { any: 'All', news: 'News', messages: 'Messages', world: 'World' },
  markAll: 'Mark all as read',
  unread: 'New',
  open: 'Open',
  emptyTitle: 'Nothing yet',
  empty: 'Offers, rulings, moves of the players on your shortlist and answers will appear here.',
  settings: 'Choose what you are notified of',
  mute: 'Notify me about',
  muteHint: 'What is switched off is neither counted nor listed.',
  kind: {
    'credit-warning': 'Warnings of the board',
    'offer-accepted': 'Free agents who accept',
    'offer-declined': 'Free agents who decline',
    'offer-void': 'Offers that no longer stand',
    'assistant-signed': 'Contracts that the assistant signs',
    'frenzy-won': 'Free agents you win in the frenzy',
    'frenzy-lost': 'Free agents you lose in the frenzy',
    'let-go': 'Players let go because of the cap',
    suspension: 'Suspensions',
    'drafted-for-you': 'Your draft picks',
    'lineup-repaired': 'Repairs of your lineup',
    'lineup-return': 'Players back in your lineup',
    'fill-in': 'Emergency fill-ins',
    'waiver-claimed': 'Players claimed on waivers',
    'scrimmage-invitation': 'Invitations to scrimmages',
    'scrimmage-accepted': 'Scrimmages that are accepted',
    'scrimmage-declined': 'Scrimmages that are declined',
    'shortlist-moved': 'Shortlist: players who change clubs',
    'shortlist-free': 'Shortlist: players who become free agents',
    'shortlist-retired': 'Shortlist: players who retire',
    'help-answered': 'Answers to your questions',
    'proposal-status': 'What becomes of your proposals',
    'trade-offered': 'Trades that you are offered',
    'trade-accepted': 'Trades that are accepted',
    'trade-declined': 'Trades that are declined',
    'trade-countered': 'Counteroffers to your trades',
    'trade-void': 'Trades that no longer stand',
    'trade-escrow': 'Your trades in escrow',
    'trade-vote': 'Trades that you may vote on',
    'trade-rejected': 'Trades that the league rejects',
    'training-complete': 'Players who meet a ceiling in training',
    'training-injury': 'Injuries in training',
    'quests-done': 'Quests that are done',
    'achievement-earned': 'Achievements you earn',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    notifications: typeof words;
  }
}
