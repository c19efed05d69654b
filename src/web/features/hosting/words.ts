/** Words of hosting the world championship. */
const words = {
  bidsFor: 'Bids for the world championship of {{season}}',
  open: 'Presidents can bid until day {{day}}; the host is chosen that night. Pledges stay sealed until then.',
  rule: 'Only nations in the top division can host. A bid earns a point for every {{dollars}} pledged and a quarter of a point for each place in the ranking; a federation that has hosted in the last {{rest}} seasons loses {{lately}} points. The host’s pledge pays for the championship; all other pledges are returned.',
  noBids: 'No bids yet',
  sealed: 'sealed',
  state: { made: 'Bid', withdrawn: 'Withdrawn', won: 'Accepted', lost: 'Not accepted' },
  hosts: 'Hosts',
  noHosts: 'No host has been chosen yet. The first one is chosen on the night of day {{day}}.',
  own: 'Your bid',
  balance: 'The federation has saved {{money}}.',
  pledge: 'Pledge',
  plea: 'Why here',
  bid: 'Bid',
  bidSaid: 'Bid submitted.',
  once: 'A federation bids once a season. Your pledge is set aside at once.',
  withdraw: 'Withdraw bid',
  withdrawQuestion: 'Withdraw the bid?',
  withdrawHint: 'Your pledge is returned. You cannot bid for this championship again.',
  withdrawn: 'You have withdrawn your bid for this championship.',
  tooDear: 'The federation has not saved that much.',
  withdrawSaid: 'Bid withdrawn.',
  column: { pledge: 'Pledge', plea: 'Plea', bids: 'Bids' },
  news: {
    chosen_one:
      'The federation of {{nation}} hosts the world championship of {{season, season}}: its bid was the only one.',
    chosen_other:
      'The federation of {{nation}} hosts the world championship of {{season, season}}: its bid was the best of {{count}}.',
    chosen_zero:
      'No federation bid for the world championship of {{season, season}}: the league asks the federation of {{nation}} to host it.',
  },
  notification: {
    own: 'Your federation hosts the world championship of {{season, season}}.',
    other: 'The world championship of {{season, season}} goes to {{host}}. Your federation has its pledge back.',
  },
  desk: 'The federation of {{nation}} can bid to host the world championship of {{season, season}}. It is decided on the night of day {{day}}.',
  toBid: 'Bid',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    hosting: typeof words;
  }
}
