/** Wie Arten in den Büchern heißen. */
export default {
  memos: {
    'shop-purchase': 'Käufe im Shop',
  },
} as const;
