/** Names of kinds, for the notification settings and the books. */
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
