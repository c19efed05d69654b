/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'help-answered': 'Antworten auf deine Fragen',
  },
} as const;
