/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'manager-waiting': 'Requests for a club in your world',
    'clubs-open': 'Clubs you asked for are open',
    'join-declined': 'Your request for a club is declined',
  },
} as const;
