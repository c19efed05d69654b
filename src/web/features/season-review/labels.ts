/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'season-review': 'Your season reviews',
  },
} as const;
