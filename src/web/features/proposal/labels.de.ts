/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'proposal-status': 'Was aus deinen Vorschlägen wird',
  },
} as const;
