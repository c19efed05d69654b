/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'proposal-status': 'Status deiner Vorschläge',
  },
} as const;
