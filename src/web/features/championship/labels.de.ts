/** Wie die Arten von Benachrichtigungen heißen. */
export default {
  notifications: {
    'players-called-up': 'Berufungen deiner Spieler in Nationalteams',
  },
} as const;
