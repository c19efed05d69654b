/** Wie Arten bei den Schaltern der Benachrichtigungen heißen. */
export default {
  notifications: {
    'board-goal': 'Saisonziele des Vorstands',
    'board-verdict': 'Saisonurteile des Vorstands',
  },
} as const;
