/** What kinds are called in the books. */
export default {
  memos: {
    'shop-purchase': 'Purchases in the shop',
  },
} as const;
