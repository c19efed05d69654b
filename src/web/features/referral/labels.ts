/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'referral-reward': 'Referral rewards',
  },
  memos: {
    'referral-reward': 'Referral rewards',
  },
} as const;
