/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'help-answered': 'Answers to your questions',
  },
} as const;
