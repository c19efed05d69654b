/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'season-review': 'Deine Saisonrückblicke',
  },
} as const;
