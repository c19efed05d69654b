/** Wie Arten bei den Schaltern der Benachrichtigungen heißen. */
export default {
  notifications: {
    'board-goal': 'Was dein Vorstand von einer Saison erwartet',
    'board-verdict': 'Was dein Vorstand zu einer Saison sagt',
  },
} as const;
