/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'puck-gift': 'Gifts of pucks',
  },
  memos: {
    gift: 'Gifts of pucks',
    'start-pucks': 'Pucks of new accounts',
  },
} as const;
