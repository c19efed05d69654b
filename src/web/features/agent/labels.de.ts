/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'client-won': 'Klienten, die du gewinnst',
    'client-declined': 'Spieler, die dich nicht als Berater wollen',
    'client-left': 'Klienten, die dich verlassen',
    'client-deal': 'Verträge deiner Klienten',
    'trade-asked': 'Berater, die um einen Trade bitten',
  },
  memos: {
    commission: 'Provisionen der Berater',
  },
} as const;
