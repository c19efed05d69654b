/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'interview-asked': 'Interview requests',
    'interview-answered': 'Answered interviews',
    'interview-declined': 'Declined interviews',
  },
} as const;
