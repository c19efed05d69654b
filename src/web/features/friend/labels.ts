/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'friend-invitation': 'Friend invitations',
    'friend-accepted': 'Accepted friend invitations',
  },
} as const;
