/** Wie Arten heißen: in den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'purchase-paid': 'Bezahlte Käufe',
    'purchase-refunded': 'Erstattete Käufe',
    'purchase-disputed': 'Strittige Käufe',
    'admin-grant': 'Gutschriften und Korrekturen der Admins',
  },
  memos: {
    purchase: 'Gekaufte Pucks',
    'purchase-refund': 'Bei Erstattungen zurückgegebene Pucks',
    'purchase-refund-failed': 'Gescheiterte Erstattungen',
    'debt-payment': 'Bezahlte Puck-Schulden',
    'admin-grant': 'Gutschriften und Korrekturen der Admins',
  },
} as const;
