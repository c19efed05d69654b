/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'fruit-swapped': 'Fruit swaps',
  },
  memos: {
    'banana-prize': 'Banana Day prizes',
  },
} as const;
