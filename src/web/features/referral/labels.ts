/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'referral-reward': 'Referral rewards',
  },
  memos: {
    'referral-reward': 'Referral rewards',
  },
} as const;
