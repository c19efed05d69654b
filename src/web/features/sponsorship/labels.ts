/** What kinds are called in the books. */
export default {
  memos: {
    sponsorship: 'Sponsorship',
    'sponsorship-returned': 'Returned sponsorship',
    'sponsorship-spent': 'Spent sponsorship',
    'sponsor-share': 'Shares of sponsors',
  },
} as const;
