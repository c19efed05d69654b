/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'fruit-swapped': 'Fruit swaps',
  },
  memos: {
    'banana-prize': 'Banana Day prizes',
  },
} as const;
