/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'scrimmage-invitation': 'Invitations to scrimmages',
    'scrimmage-accepted': 'Scrimmages that are accepted',
    'scrimmage-declined': 'Scrimmages that are declined',
  },
} as const;
