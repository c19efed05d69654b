/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'purchase-paid': 'Paid purchases',
    'purchase-refunded': 'Refunds of purchases',
    'purchase-disputed': 'Disputed purchases',
    'admin-grant': 'Pucks granted or corrected by admins',
  },
  memos: {
    purchase: 'Bought pucks',
    'purchase-refund': 'Pucks returned in refunds',
    'purchase-refund-failed': 'Refunds that failed',
    'debt-payment': 'Paid puck debts',
    'admin-grant': 'Grants and corrections by admins',
  },
} as const;
