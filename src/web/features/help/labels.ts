/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'help-answered': 'Answers to your questions',
  },
} as const;
