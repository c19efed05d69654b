/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'training-complete': 'Players who reach a ceiling in training',
    'training-injury': 'Injuries in training',
  },
} as const;
