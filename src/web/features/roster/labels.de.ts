/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'fill-in': 'Aushilfen',
    'waiver-claimed': 'Spieler, die über die Waiver gehen',
    'waivers-inherited': 'Spieler auf der Waiver-Liste bei der Übernahme',
    'roster-illegal': 'Kader über der Spielerzahl oder dem Cap',
    'roster-fined': 'Strafgelder für Kader über der Spielerzahl oder dem Cap',
    'waiver-return': 'Bitten, einen beanspruchten Spieler zurückzugeben',
    'assistant-recalled': 'Spieler, die der Assistent hochholt',
    'assistant-sent-down': 'Spieler, die der Assistent hinunterschickt',
    'assistant-reserved': 'Spieler, die der Assistent auf die Verletztenliste setzt',
  },
  memos: {
    fines: 'Strafen der Liga',
  },
} as const;
