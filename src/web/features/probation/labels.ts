/** What kinds are called in the switches of notifications. */
export default {
  notifications: {
    'former-act': 'What your predecessor did and you can reverse',
  },
} as const;
