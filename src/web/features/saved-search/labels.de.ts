/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'search-match': 'Gespeicherte Suchen: Spieler, die jetzt passen',
  },
} as const;
