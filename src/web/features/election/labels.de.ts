/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'election-called': 'Angesetzte Wahlen in deinem Verband',
    'election-ballot': 'Abstimmungen in deinem Verband',
    'election-result': 'Wahlergebnisse in deinem Verband',
  },
} as const;
