/** Names of kinds, for the notification settings. */
export default {
  notifications: {
    'former-act': 'Reversible decisions of your predecessor',
  },
} as const;
