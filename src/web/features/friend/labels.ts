/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'friend-invitation': 'Friend invitations',
    'friend-accepted': 'Accepted friend invitations',
  },
} as const;
