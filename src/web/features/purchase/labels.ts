/** What kinds are called: in the switches of notifications, and in the books. */
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
