/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'interview-asked': 'Reporters who ask you for an interview',
    'interview-answered': 'Interviews that managers give you',
    'interview-declined': 'Interviews that managers decline',
  },
} as const;
