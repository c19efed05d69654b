/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'referral-reward': 'Belohnungen fürs Werben',
  },
  memos: {
    'referral-reward': 'Belohnungen fürs Werben',
  },
} as const;
