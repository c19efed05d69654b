/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'federation-admitted': 'Accepted federation applications',
    'federation-turned-down': 'Declined federation applications',
    'federation-applicant': 'Users who want to join your federation',
    'national-gm-appointed': 'Your appointment as general manager of national teams',
    'national-gm-dismissed': 'Your dismissal as general manager of national teams',
    'national-gm-term-over': 'The end of your term as general manager of national teams',
    'budget-vote': 'Budgets that your federation votes on',
    'budget-result': 'Budgets that your federation accepts or rejects',
  },
  memos: {
    'federation-season': 'Federation budget',
  },
} as const;
