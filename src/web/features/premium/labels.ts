/** Names of kinds, for the notification settings. */
export default {
  notifications: {
    'premium-ending': 'End of premium',
  },
} as const;
