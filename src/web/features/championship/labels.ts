/** Names of kinds, for the notification settings. */
export default {
  notifications: {
    'players-called-up': 'Your players called up by their nations',
  },
} as const;
