/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'interview-asked': 'Interview requests',
    'interview-answered': 'Answered interviews',
    'interview-declined': 'Declined interviews',
  },
} as const;
