/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'training-complete': 'Players who reach a ceiling in training',
    'training-injury': 'Injuries in training',
  },
} as const;
