/** What kinds are called in the switches of notifications. */
export default {
  notifications: {
    'former-act': 'Reversible decisions of your predecessor',
  },
} as const;
