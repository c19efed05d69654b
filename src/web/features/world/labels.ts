/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'manager-waiting': 'Requests for a club in your world',
    'clubs-open': 'Clubs you asked for are open',
  },
} as const;
