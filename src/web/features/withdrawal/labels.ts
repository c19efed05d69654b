/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'withdrawal-requested': 'Withdrawals to review, for admins',
    'withdrawal-state': 'Progress of your withdrawals',
  },
  memos: {
    'withdrawal-held': 'Requested withdrawals',
    'withdrawal-returned': 'Returned withdrawals',
    'withdrawal-paid': 'Paid withdrawals',
  },
} as const;
