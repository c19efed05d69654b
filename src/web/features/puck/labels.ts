/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'puck-gift': 'Gifts of pucks',
  },
  memos: {
    gift: 'Gifts of pucks',
    'start-pucks': 'Pucks of new accounts',
  },
} as const;
