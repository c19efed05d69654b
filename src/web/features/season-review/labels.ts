/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'season-review': 'Your season reviews',
  },
} as const;
