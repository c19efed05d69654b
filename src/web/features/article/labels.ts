/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'article-mention': 'Articles that mention you',
    'press-prize': 'Prizes for articles of yours',
  },
  memos: {
    readership: 'Paid for readers',
    'press-prize': 'Press prizes',
  },
} as const;
