/** Words of hosting the championship of the world. */
const words = {
  bidsFor: 'Bids for the world championship of {{season}}',
  open: 'Presidents bid until day {{day}}; it is decided that night. Nobody reads what others have pledged until then.',
  rule: 'A bid is worth a point for every {{dollars}} pledged and a quarter of a point for each place in the ranking; who has hosted in the last {{rest}} seasons loses {{lately}} points. The pledge of the host pays for the championship, all others come back.',
  noBids: 'Nobody has bid yet.',
  sealed: 'sealed',
  state: { made: 'Bid', withdrawn: 'Taken back', won: 'Accepted', lost: 'Not accepted' },
  hosts: 'Hosts',
  noHosts: 'No host has been chosen yet. Before the first championship the night of day {{day}} decides.',
  own: 'Your bid',
  balance: 'The federation has saved {{money}}.',
  pledge: 'Pledge',
  plea: 'Why here',
  bid: 'Bid',
  bidSaid: 'Your federation bids.',
  once: 'A federation bids once a season. What you pledge is set aside at once.',
  withdraw: 'Take the bid back',
  withdrawQuestion: 'Take the bid back?',
  withdrawHint: 'The pledge comes back. You cannot bid for this championship again.',
  withdrawSaid: 'The bid is taken back.',
  column: { season: 'Season', federation: 'Federation', pledge: 'Pledge', plea: 'Plea', state: 'State', bids: 'Bids' },
  news: {
    chosen_one: 'The federation of {{nation}} hosts the world championship of {{season}}: its bid was the only one.',
    chosen_other:
      'The federation of {{nation}} hosts the world championship of {{season}}: its bid was the best of {{count}}.',
    asked:
      'Nobody bid for the world championship of {{season}}: the league asks the federation of {{nation}} to host it.',
  },
  notification: {
    own: 'Your federation hosts the world championship of {{season}}.',
    other: 'The world championship of {{season}} goes to {{host}}. The pledge of your federation is back.',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    hosting: typeof words;
  }
}
